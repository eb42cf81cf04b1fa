import type { LanguageState, VERSION_STATES } from '#contract/texts/kept.ts';
import { isKeptDocument } from '#contract/texts/kept.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';

/** A published version of a text that was not withdrawn. */
export interface TextVersion {
  readonly textId: string;
  readonly number: number;
  readonly contents: Partial<Record<Locale, TextFields>>;
  readonly holdsAt: Date;
  readonly isAnnounced: boolean;
}

export type VersionState = (typeof VERSION_STATES)[number];

/** The number of the version in force at a time; 0 for the built-in text. `versions` must be ascending. */
export function numberAt(versions: readonly TextVersion[], nowMs: number): number {
  return versions.findLast(({ holdsAt }) => holdsAt.getTime() <= nowMs)?.number ?? 0;
}

/** The scheduled version that is not in force yet; there is at most one. */
export function findScheduled(versions: readonly TextVersion[], nowMs: number): TextVersion | undefined {
  return versions.find(({ holdsAt }) => holdsAt.getTime() > nowMs);
}

/**
 * The content of a version in a language.
 *
 * fields  null for the built-in text.
 * locale  the language of `fields`: untranslated documents are shown in Polish, because the built-in translation would
 *         have different content.
 */
export interface Content {
  readonly fields: TextFields | null;
  readonly locale: Locale;
  readonly state: LanguageState;
}

/** The content of the newest version that has this language, up to the given number. */
export function contentAt(id: string, versions: readonly TextVersion[], number: number, locale: Locale): Content {
  const newestOf = (language: Locale) =>
    versions.findLast((version) => version.number <= number && version.contents[language]);
  const own = newestOf(locale);
  const polish = newestOf(DEFAULT_LOCALE);
  if (own) {
    const isOlder = (polish?.number ?? 0) > own.number;
    return { fields: own.contents[locale] ?? null, locale, state: isOlder ? 'older' : 'current' };
  }
  if (!polish) return { fields: null, locale, state: 'builtIn' };
  if (!isKeptDocument(id)) return { fields: null, locale, state: 'missing' };
  return { fields: polish.contents[DEFAULT_LOCALE] ?? null, locale: DEFAULT_LOCALE, state: 'missing' };
}

/** The Polish days on which a version is in force; null for an open end. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days of all versions, newest first; `firstDay` is that of the built-in text. */
export function listDays(
  versions: readonly TextVersion[],
  firstDay: string | null,
  nowMs: number,
): ({ readonly number: number; readonly state: VersionState } & Days)[] {
  const inForce = numberAt(versions, nowMs);
  const begins = [
    { number: 0, from: firstDay, isBegun: true },
    ...versions.map(({ number, holdsAt }) => ({
      number,
      from: polishDay(holdsAt),
      isBegun: holdsAt.getTime() <= nowMs,
    })),
  ];
  return begins
    .map(({ number, from, isBegun }, index) => {
      const next = begins[index + 1];
      const state: VersionState = !isBegun ? 'scheduled' : number === inForce ? 'inForce' : 'past';
      return { number, state, from, to: next?.from ? lastDayBefore(next.from, from) : null };
    })
    .reverse();
}

/** The last day of a version: the day before its successor, or its own first day if both begin on the same day. */
function lastDayBefore(day: string, from: string | null): string {
  const before = polishDay(polishMidnight(day, -1));
  return from !== null && before < from ? from : before;
}
