import { type ReactNode, use } from 'react';
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

export interface FragmentProps {
  /** The element; an article by default. */
  as?: 'article' | 'div';
  className?: string;
  /** Names everything that the content depends on, except the language; null where it must not be cached. */
  cacheKey: ((renderedAtMs: number) => string) | null;
  children: ReactNode;
}

/**
 * An element whose content the server renders once and caches, as it is the same on all pages: rendering two dozen
 * cards takes longer than the rest of a list page. The content may use the language and the time, but no ids (`useId`),
 * no hooks of the router, nothing of the visitor and nothing that React hoists into the head except preloads of
 * pictures, which the page has to add (`preload`). The browser hydrates it like any other element.
 */
export function Fragment({ as: Element = 'article', className, cacheKey, children }: FragmentProps) {
  const language = useLanguage();
  const renderedAtMs = use(RenderedAt);
  const markup =
    cacheKey &&
    markupCache?.(
      `${language.locale} ${language.edition} ${namedMarket()} ${cacheKey(renderedAtMs)}`,
      <LanguageContext value={language}>
        <RenderedAt value={renderedAtMs}>{children}</RenderedAt>
      </LanguageContext>,
    );
  if (!markup) return <Element className={className}>{children}</Element>;
  return <Element className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
