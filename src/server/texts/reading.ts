import { ApiError } from '#contract/errors.ts';
import { isKeptDocument, PLACEHOLDERS, type PlaceholderValues } from '#contract/texts/kept.ts';
import { fillPlaceholders, fillSections, parseMarkdown } from '#contract/texts/markdown.ts';
import type { ReadText } from '#contract/texts/texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Config } from '../config.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import type { CurrentTexts } from './current.ts';
import { placeholderValues } from './placeholders.ts';
import { definitionOf } from './service.ts';
import { contentAt, listDays, numberAt } from './versions.ts';

interface ReadingDeps {
  readonly current: CurrentTexts;
  readonly config: Pick<Config, 'market' | 'operator'>;
}

/** Reads a text as shown to visitors. */
export type ReadTextFor = ReturnType<typeof createReading>;

export function createReading({ current, config }: ReadingDeps) {
  /**
   * The text in force, or another version of a document.
   *
   * @throws ApiError 'notFound' for a version that does not exist
   */
  return function read(id: string, asked: number | undefined, locale: Locale): ReadText {
    const definition = definitionOf(current, id);
    const versions = current.versionsOf(id);
    const nowMs = Date.now();
    const number = asked ?? numberAt(versions, nowMs);
    const days = listDays(versions, current.builtIn.dayOf(id), nowMs);
    const version = days.find((each) => each.number === number);
    if (!version || (asked !== undefined && !isKeptDocument(id))) throw new ApiError('notFound');
    const { fields, locale: shown, state } = contentAt(id, versions, number, locale);
    const values = placeholderValues(config.operator, config.market.name, getTranslator(shown));
    return {
      ...presentContent(
        isKeptDocument(id),
        fields,
        () => current.builtIn.fieldsOf(definition, locale, config.market.name),
        values,
      ),
      version: number,
      from: version.from,
      to: version.to,
      state,
      versions: isKeptDocument(id) ? days : [],
    };
  };
}

/** For page texts, only those that differ from the messages. */
function presentContent(
  isDocument: boolean,
  own: TextFields | null,
  builtIn: () => TextFields,
  values: PlaceholderValues,
): Pick<ReadText, 'fields' | 'sections'> {
  const { body = '', ...fields } = own ?? (isDocument ? builtIn() : {});
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, fillPlaceholders(text, values)])),
    sections: fillSections(parseMarkdown(body, PLACEHOLDERS).sections, values) as ReadText['sections'],
  };
}
