import { KEPT_DOCUMENTS, type KeptDocument } from '#contract/texts/kept.ts';
import { escapeMarkdown } from '#contract/texts/markdown.ts';
import type { InfoDocument } from '#contract/web-seam.ts';
import { readDocument } from '#i18n/documents.ts';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import { renamedIn, WRITTEN_NAME } from '#i18n/market-name.ts';
import { writtenMessage } from '#i18n/translator.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import type { TextDefinition } from './definitions.ts';

/** The built-in texts: version 0 of each. */
export interface BuiltInTexts {
  /** The fields of a text, with the market's name. */
  readonly fieldsOf: (definition: TextDefinition, locale: Locale, marketName: string) => TextFields;
  /** The Polish day from which a document is in force; null for texts without one. */
  readonly dayOf: (id: string) => string | null;
}

/** Reads the documents from disk, once. */
export async function readBuiltInTexts(): Promise<BuiltInTexts> {
  const documents = new Map<string, InfoDocument>();
  for (const id of KEPT_DOCUMENTS)
    for (const locale of LOCALE_IDS) documents.set(`${id} ${locale}`, await readDocument(id, locale, WRITTEN_NAME));
  const documentOf = (id: KeptDocument, locale: Locale) => documents.get(`${id} ${locale}`) as InfoDocument;
  const written = new Map([...documents].map(([key, document]) => [key, fieldsOfDocument(document)]));
  return {
    fieldsOf: ({ id, kind, fields }, locale, marketName) => {
      const texts =
        kind === 'document'
          ? (written.get(`${id} ${locale}`) ?? {})
          : Object.fromEntries(
              fields.flatMap(({ name, message }) => (message ? [[name, writtenMessage(locale, message)]] : [])),
            );
      return renamedIn(texts, locale, marketName);
    },
    dayOf: (id) => (id === 'terms' || id === 'cookie-policy' ? (documentOf(id, 'pl').date ?? null) : null),
  };
}

/** A built-in document in the editor's format, with the anchors of its headings. */
function fieldsOfDocument({ title, lead, sections }: InfoDocument): TextFields {
  const parts = sections.map(({ id, heading, paragraphs, items = [] }) =>
    [
      `## ${withPlaceholders(heading)} {#${id}}`,
      ...paragraphs.map(withPlaceholders),
      ...(items.length > 0 ? [items.map((item) => `- ${withPlaceholders(item)}`).join('\n')] : []),
    ].join('\n\n'),
  );
  return { title, lead: named(lead), body: parts.join('\n\n') };
}

const withPlaceholders = (text: string) => named(escapeMarkdown(text));

/** Converts `{operatorRuns}` in built-in texts to `{{operator.runs}}`, the notation for operators. */
function named(text: string): string {
  return text.replace(/\{operator([A-Z]\w*)\}/g, (_, name: string) => `{{operator.${name.toLowerCase()}}}`);
}
