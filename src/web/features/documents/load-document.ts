import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { DocumentName, InfoDocument } from '#contract/web-seam.ts';
import { translatorFor } from '../../lib/messages.ts';
import { documentPrices } from '../../lib/plans/plan-prices.ts';
import { getSeam } from '../../lib/seam.ts';
import { startPage } from '../../lib/start-page.ts';
import { documentMeta } from './document-meta.ts';
import { fillDocument } from './fill-document.ts';

/** A document in the page's language, with the texts of the page's head. */
export interface LoadedDocument {
  readonly document: InfoDocument;
  readonly saying: string;
  readonly meta: MetaDescriptor[];
}

/** Loads a document of the code, for the page at `path`, with prices and days filled in. */
export async function loadDocument(
  args: { readonly context: Readonly<RouterContextProvider> },
  name: DocumentName,
  path: string,
): Promise<LoadedDocument> {
  const [written, { site, saying }] = await Promise.all([getSeam(args).document(name), startPage(args, 'pages')]);
  const document = fillDocument(written, documentPrices(translatorFor(site.locale)));
  return { document, saying, meta: documentMeta(document, path, site) };
}
