import { createContext, type ReactNode, use } from 'react';
import { Link } from '../ui/link.tsx';
import { LanguageContext, useLanguage } from './i18n.tsx';
import { namedMarket } from './messages.ts';
import { RenderedAt } from './time/use-now.ts';

/** Returns the markup of a node, cached under the key; null if it is to be rendered in place. */
export type MarkupCache = (key: string, node: ReactNode) => string | null;

/** On the server only. */
let markupCache: MarkupCache | undefined;

/** Has fragments rendered once and then taken from the cache. */
export function cacheFragments(cache: MarkupCache | undefined): void {
  markupCache = cache;
}

const InFragment = createContext(false);

export interface FragmentLinkProps {
  to: string;
  className?: string;
  /** False where the page has another link to the same place. */
  isDiscovered?: boolean;
  children: ReactNode;
}

/** A link that may stand in a fragment, which is rendered outside the router: the anchor that its link renders, too. */
export function FragmentLink({ to, className, isDiscovered = true, children }: FragmentLinkProps) {
  if (use(InFragment))
    return (
      <a className={className} href={to} data-discover={isDiscovered ? 'true' : undefined}>
        {children}
      </a>
    );
  return (
    <Link to={to} discover={isDiscovered ? undefined : 'none'} className={className}>
      {children}
    </Link>
  );
}

export interface FragmentProps {
  /** The element; an article by default. */
  as?: 'article' | 'div';
  className: string;
  /** Names everything that the content depends on, except the language; null where it must not be cached. */
  cacheKey: ((renderedAtMs: number) => string) | null;
  children: ReactNode;
}

/**
 * An element whose content the server renders once and caches, as it is the same on all pages: rendering two dozen
 * cards takes longer than the rest of a list page. Links in it are `FragmentLink`s. The content may use the language and
 * the time, but no hooks of the router, nothing of the visitor and nothing that React hoists into the head. The browser
 * hydrates it like any other element.
 */
export function Fragment({ as: Element = 'article', className, cacheKey, children }: FragmentProps) {
  const language = useLanguage();
  const renderedAtMs = use(RenderedAt);
  const markup =
    cacheKey &&
    markupCache?.(
      `${language.locale} ${language.edition} ${namedMarket()} ${cacheKey(renderedAtMs)}`,
      <InFragment value={true}>
        <LanguageContext value={language}>
          <RenderedAt value={renderedAtMs}>{children}</RenderedAt>
        </LanguageContext>
      </InFragment>,
    );
  if (!markup) return <Element className={className}>{children}</Element>;
  return <Element className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
