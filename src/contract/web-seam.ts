import type { Locale } from '#i18n/locales.ts';
import type { MessagePart } from '#i18n/message-parts.ts';
import type { ApiClient } from './api-client.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Everything that the web app gets from the server for one request: plain data and functions, because a module
 * that both Node and the web build import exists twice.
 *
 * api        calls endpoints in process, as an anonymous visitor.
 * locale     the language to render.
 * publicUrl  the site's own origin, for canonical links: no slash at the end.
 * messages   address of the file with the page's language, to be loaded early; null while pages are built as one types.
 * saying     the messages that a page says beyond those that stand on every page, as JSON: its loader answers them as
 *            `saying`, and the browser has them before it renders the page.
 * operator   who runs the site; null in a demonstration, where nobody is named.
 * failure    why no page is shown: the request was turned away before it reached one. The root's loader throws it.
 * nowMs      the moment the page is rendered for, Unix milliseconds.
 * document   a document of `#i18n/documents` in the page's language.
 */
export interface WebSeam {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly messages: string | null;
  readonly saying: (part: MessagePart) => string;
  readonly operator: Operator | null;
  readonly failure?: ErrorCode;
  readonly nowMs: number;
  readonly document: (name: DocumentName) => Promise<InfoDocument>;
}

/**
 * Who runs the site and answers for it, as it is shown to visitors.
 *
 * address   the lines of an envelope below the name.
 * phone     international, with its gaps: `+48 18 443 56 00`.
 * taxId     NIP, ten digits.
 * register  number in the National Court Register (KRS), ten digits.
 */
export interface Operator {
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string | null;
  readonly taxId: string | null;
  readonly register: string | null;
}

export type DocumentName = 'about' | 'terms' | 'cookie-policy' | 'pricing' | 'how-ranking-works' | 'how-ratings-work';

/** A long text of the site: sections with paragraphs and lists. `date` (ISO) where the text is dated. */
export interface InfoDocument {
  readonly title: string;
  readonly lead: string;
  readonly date?: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly items?: readonly string[];
  }[];
}

/** The web app as one function. */
export type WebHandler = (request: Request, seam: WebSeam) => Promise<Response>;
