import { readFile } from 'node:fs/promises';
import type { DocumentName, InfoDocument } from '#contract/web-seam.ts';
import type { Locale } from './locales.ts';

const documents = new Map<string, Promise<InfoDocument>>();

/** A long text in a language; read from disk once. */
export function readDocument(name: DocumentName, locale: Locale): Promise<InfoDocument> {
  const key = `${name}.${locale}`;
  let document = documents.get(key);
  if (!document) {
    const file = new URL(`./documents/${key}.json`, import.meta.url);
    document = readFile(file, 'utf8').then((text) => JSON.parse(text) as InfoDocument);
    documents.set(key, document);
  }
  return document;
}
