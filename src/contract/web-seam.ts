import type { Locale } from '#i18n/locales.ts';
import type { ApiClient } from './api-client.ts';
import type { ErrorCode } from './errors.ts';
import type { Market } from './settings/market.ts';
import type { Operator } from './settings/operator.ts';
import type { Block } from './texts/markdown.ts';

/**
 * Everything that the web app gets from the server for one request: plain data and functions, because a module
 * that both Node and the web build import exists twice.
 *
 * api        calls endpoints in process, as an anonymous visitor.
 * locale     the language to render.
 * publicUrl  the site's own origin, for canonical links, without a trailing slash.
 * messages   the URL of the page language's file, for preloading; null in development.
 * market     the public settings of the market.
 * operator   the operator of the site; null in a demo, which has none.
 * catalogue  the changed catalogue (`Catalogue`) as JSON, since the web app has its own copy of `#kinds`; null for the
 *            seed.
 * policyDate      identifies the accepted cookie policy; visitors are asked again when it changes.
 * announcedTerms  the newest version of the terms that users are notified of; 0 for none.
 * prices     the price list in force (`PriceList`) as JSON, likewise; null for the one in the code.
 * failure    the error of a request refused before it reached a page. The root's loader throws it.
 * nonce      a secret for this render. Inline scripts that carry it are allowed by the page's policy, and it is removed
 *            from the page: an injected script cannot carry it, and is not run.
 * nowMs      the time that the page is rendered for, Unix milliseconds.
 * document   a document of `#i18n/documents` in the page's language.
 */
export interface WebSeam {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly messages: string | null;
  readonly market: Market;
  readonly operator: Operator | null;
  readonly catalogue: string | null;
  readonly policyDate: string | undefined;
  readonly announcedTerms: number;
  readonly prices: string | null;
  readonly failure?: ErrorCode;
  readonly nonce: string;
  readonly nowMs: number;
  readonly document: (name: DocumentName) => Promise<InfoDocument>;
}

export type DocumentName = 'about' | 'terms' | 'cookie-policy' | 'pricing' | 'how-ranking-works' | 'how-ratings-work';

/**
 * A long text of the site: sections with paragraphs and lists, or with `blocks` in place of both. `date` (ISO) if the
 * text is dated.
 */
export interface InfoDocument {
  readonly title: string;
  readonly lead: string;
  readonly date?: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly items?: readonly string[];
    readonly blocks?: readonly Block[];
  }[];
}

/** The web app as one function. */
export type WebHandler = (request: Request, seam: WebSeam) => Promise<Response>;
