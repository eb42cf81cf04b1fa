import type { ComponentType, RefAttributes } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

export type { LinkProps };

type Props = LinkProps & RefAttributes<HTMLAnchorElement>;

/** An absolute path that the router would not rewrite. */
const PLAIN_PATH = /^(?!.*(?:\/[/.]|\\|\?#|[?#]$))\//;

/**
 * The router's link as the server renders it: the same anchor without the router's hooks, which take longer than the
 * anchor, and a page has a hundred links. It may also stand where there is no router, in a `Fragment`.
 */
export function ServerLink(props: Props) {
  const {
    to,
    discover = 'render',
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...attributes
  } = props;
  if (typeof to !== 'string' || !PLAIN_PATH.test(to)) return <RouterLink {...props} />;
  return <a {...attributes} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}

/** The router's link. Import it from here, as the server renders it faster than the router does. */
export const Link: ComponentType<Props> = import.meta.env.SSR ? ServerLink : RouterLink;
