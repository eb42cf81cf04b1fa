import type { Person } from '#contract/primitives.ts';
import type { DeskText, ListedText } from '#contract/texts/texts.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import { namesOf } from './checking.ts';
import type { TextDefinition } from './definitions.ts';
import type { DoneBy, Draft } from './repository.ts';
import { contentAt, findScheduled, listDays, numberAt, type TextVersion } from './versions.ts';

/** The number of the newest version, scheduled or not. */
export function newestNumber(versions: readonly TextVersion[]): number {
  return versions.at(-1)?.number ?? 0;
}

export function presentListed(
  { id, kind }: TextDefinition,
  versions: readonly TextVersion[],
  drafts: readonly Draft[],
  firstDay: string | null,
): ListedText {
  const nowMs = Date.now();
  const scheduled = findScheduled(versions, nowMs);
  const version = numberAt(versions, nowMs);
  return {
    id,
    kind,
    version,
    from: listDays(versions, firstDay, nowMs).find(({ number }) => number === version)?.from ?? null,
    scheduled: scheduled ? { number: scheduled.number, from: polishDay(scheduled.holdsAt) } : null,
    drafts: drafts.map(({ locale }) => locale),
    languages: LOCALE_IDS.map((locale) => ({
      locale,
      state: contentAt(id, versions, newestNumber(versions), locale).state,
    })),
  };
}

function presentDone({ at, id, name, avatar }: DoneBy): { at: string; by: Person | null } {
  return {
    at: at.toISOString(),
    by: id === null || name === null ? null : { id, name, avatar: avatar ? { image_path: avatar } : null },
  };
}

interface DeskParts {
  readonly locale: Locale;
  readonly versions: readonly TextVersion[];
  readonly publishers: ReadonlyMap<number, DoneBy>;
  readonly drafts: readonly Draft[];
  readonly saver: DoneBy | undefined;
  readonly builtIn: TextFields;
  readonly firstDay: string | null;
  readonly placeholders: Readonly<Record<string, string>>;
}

export function presentDesk({ id, kind, fields }: TextDefinition, parts: DeskParts): DeskText {
  const { locale, versions, publishers, drafts, saver, builtIn, firstDay, placeholders } = parts;
  const newest = newestNumber(versions);
  const base = contentAt(id, versions, newest, locale);
  const draft = drafts.find((each) => each.locale === locale);
  const localesOf = (number: number) => Object.keys(versions.find((each) => each.number === number)?.contents ?? {});
  return {
    id,
    kind,
    locale,
    fields: fields.map((field) => {
      const { values, needed } = namesOf(field);
      return {
        name: field.name,
        form: field.form,
        maxLength: field.maxLength,
        values: [...values],
        needed: [...needed],
      };
    }),
    base: { number: newest, fields: { ...(base.fields ?? builtIn) }, state: base.state },
    draft: draft && saver ? { revision: draft.revision, fields: { ...draft.fields }, saved: presentDone(saver) } : null,
    languages: LOCALE_IDS.map((each) => ({
      locale: each,
      state: contentAt(id, versions, newest, each).state,
      revision: drafts.find((one) => one.locale === each)?.revision ?? 0,
    })),
    versions: listDays(versions, firstDay, Date.now()).map((version) => {
      const publisher = publishers.get(version.number);
      return {
        ...version,
        locales: LOCALE_IDS.filter((each) => localesOf(version.number).includes(each)),
        published: publisher ? presentDone(publisher) : null,
      };
    }),
    placeholders: { ...placeholders },
  };
}
