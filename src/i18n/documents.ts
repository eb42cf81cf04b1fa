import { readFile } from 'node:fs/promises';
import type { DocumentName, InfoDocument } from '#contract/web-seam.ts';
import type { Locale } from './locales.ts';
import { renamedIn } from './market-name.ts';

const documents = new Map<string, Promise<InfoDocument>>();

/** A long text in a language, with the market's name; read from disk once. */
export async function readDocument(name: DocumentName, locale: Locale, marketName: string): Promise<InfoDocument> {
  return renamedIn(await readWritten(name, locale), locale, marketName);
}

function readWritten(name: DocumentName, locale: Locale): Promise<InfoDocument> {
  const key = `${name}.${locale}`;
  let document = documents.get(key);
  if (!document) {
    const file = new URL(`./documents/${key}.json`, import.meta.url);
    document = readFile(file, 'utf8').then((text) => JSON.parse(text) as InfoDocument);
    documents.set(key, document);
  }
  return document;
}
