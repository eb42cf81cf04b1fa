import type { RouterContextProvider } from 'react-router';
import type { DocumentName, InfoDocument } from '#contract/web-seam.ts';
import { getSeam } from '../../lib/seam.ts';
import type { Site } from '../seo/addresses.ts';

/** A document in the page's language, with where the page stands, which its `meta` needs. */
export interface LoadedDocument {
  readonly document: InfoDocument;
  readonly site: Site;
}

/** Reads a document for a page's loader. */
export async function loadDocument(
  args: { readonly context: Readonly<RouterContextProvider> },
  name: DocumentName,
): Promise<LoadedDocument> {
  const { document, locale, publicUrl } = getSeam(args);
  return { document: await document(name), site: { locale, publicUrl } };
}
