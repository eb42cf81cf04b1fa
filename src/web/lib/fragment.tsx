import { createContext, type ReactNode, use } from 'react';
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

/** Whether this is rendered into a cached fragment, outside the router. */
export function useIsInFragment(): boolean {
  return use(InFragment);
}

export interface FragmentProps {
  className: string;
  /** Names everything that the content depends on, except the language; null where it must not be cached. */
  cacheKey: ((renderedAtMs: number) => string) | null;
  children: ReactNode;
}

/**
 * An article whose content the server renders once and caches, as it is the same on all pages: rendering two dozen
 * cards takes longer than the rest of a list page. The content may use the language and the time, but no hooks of the
 * router, nothing of the visitor and nothing that React hoists into the head. The browser hydrates it like any other
 * element.
 */
export function Fragment({ className, cacheKey, children }: FragmentProps) {
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
  if (!markup) return <article className={className}>{children}</article>;
  return <article className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
