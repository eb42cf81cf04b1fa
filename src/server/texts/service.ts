import { ApiError } from '#contract/errors.ts';
import type { TextId } from '#contract/texts/kept.ts';
import type { DeskText, ListedText } from '#contract/texts/texts.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { DEFAULT_LOCALE, LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Config } from '../config.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import { withDeps } from '../platform/with-deps.ts';
import { assertNoFaults, findTextFaults } from './checking.ts';
import type { CurrentTexts } from './current.ts';
import type { TextDefinition } from './definitions.ts';
import { placeholderValues } from './placeholders.ts';
import { presentDesk, presentListed } from './present.ts';
import {
  type Draft,
  deleteDrafts,
  findDraftSaver,
  insertVersion,
  listDrafts,
  listPublishers,
  listVersions,
  lockTexts,
  nextNumber,
  putDraft,
  withdrawVersion,
} from './repository.ts';
import { contentAt, findScheduled, type TextVersion } from './versions.ts';

interface TextsDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queue'>;
  readonly current: CurrentTexts;
  readonly config: Pick<Config, 'market' | 'operator'>;
}

export type TextsService = ReturnType<typeof createTextsService>;

/** Editing of the site's texts: drafts become versions, which come into force one after the other. */
export function createTextsService(deps: TextsDeps) {
  return withDeps(deps, { list, get, getVersion, saveDraft, discardDraft, publish, withdraw });
}

/** @throws ApiError 'notFound' */
export function definitionOf({ definitions }: Pick<CurrentTexts, 'definitions'>, id: string): TextDefinition {
  const definition = definitions.find((each) => each.id === (id as TextId));
  if (!definition) throw new ApiError('notFound');
  return definition;
}

async function list({ db, current }: TextsDeps): Promise<{ items: ListedText[] }> {
  const [versions, drafts] = await Promise.all([listVersions(db), listDrafts(db)]);
  return {
    items: current.definitions.map((definition) =>
      presentListed(
        definition,
        versions.filter(({ textId }) => textId === definition.id),
        drafts.filter(({ textId }) => textId === definition.id),
        current.builtIn.dayOf(definition.id),
      ),
    ),
  };
}

/** @throws ApiError 'notFound' */
async function get(deps: TextsDeps, id: string, locale: Locale): Promise<DeskText> {
  const { db, current, config } = deps;
  const definition = definitionOf(current, id);
  const [versions, publishers, drafts, saver] = await Promise.all([
    listVersions(db, id),
    listPublishers(db, id),
    listDrafts(db, id),
    findDraftSaver(db, id, locale),
  ]);
  return presentDesk(definition, {
    locale,
    versions,
    publishers,
    drafts,
    saver,
    builtIn: builtInOf(deps, definition, locale),
    firstDay: current.builtIn.dayOf(id),
    placeholders: placeholderValues(config.operator, config.market.name, getTranslator(locale)),
  });
}

function builtInOf({ current, config }: TextsDeps, definition: TextDefinition, locale: Locale): TextFields {
  return current.builtIn.fieldsOf(definition, locale, config.market.name);
}

/** The content of a version in a language. @throws ApiError 'notFound' */
async function getVersion(deps: TextsDeps, id: string, number: number, locale: Locale) {
  const definition = definitionOf(deps.current, id);
  const versions = await listVersions(deps.db, id);
  if (number !== 0 && !versions.some((version) => version.number === number)) throw new ApiError('notFound');
  const { fields, state } = contentAt(id, versions, number, locale);
  return { number, fields: { ...(fields ?? builtInOf(deps, definition, locale)) }, state };
}

interface DraftInput {
  readonly locale: Locale;
  readonly revision: number;
}

/**
 * Saves a draft without validating it.
 *
 * @throws ApiError 'conflict' if another revision is stored | 'notFound'
 */
async function saveDraft(
  deps: TextsDeps,
  id: string,
  input: DraftInput & { readonly fields: TextFields },
  context: RequestContext,
): Promise<DeskText> {
  const { id: actorId } = callerOf(context);
  const { fields: known } = definitionOf(deps.current, id);
  const { locale, revision } = input;
  const fields = Object.fromEntries(known.map(({ name }) => [name, input.fields[name] ?? '']));
  await change(deps, { id, act: 'save', ...input }, context, async (tx) => {
    assertRevision(await listDrafts(tx, id), input);
    await putDraft(tx, { textId: id, locale, fields, revision: revision + 1 }, actorId);
    // Log only the creation of a draft, not each autosave.
    if (revision === 0)
      await writeAudit(tx, { actorId, action: 'text.draft', content: { textId: id, language: locale } });
  });
  return get(deps, id, locale);
}

/** @throws ApiError 'conflict' if another revision is stored | 'notFound' */
async function discardDraft(
  deps: TextsDeps,
  id: string,
  input: DraftInput,
  context: RequestContext,
): Promise<DeskText> {
  const { id: actorId } = callerOf(context);
  const { locale } = input;
  definitionOf(deps.current, id);
  await change(deps, { id, act: 'discard', ...input }, context, async (tx) => {
    assertRevision(await listDrafts(tx, id), input);
    await deleteDrafts(tx, id, [locale]);
    await writeAudit(tx, { actorId, action: 'text.discard', content: { textId: id, language: locale } });
  });
  return get(deps, id, locale);
}

function assertRevision(drafts: readonly Draft[], { locale, revision }: DraftInput): void {
  if ((drafts.find((each) => each.locale === locale)?.revision ?? 0) !== revision) throw new ApiError('conflict');
}

interface PublishInput {
  readonly drafts: Partial<Record<Locale, number>>;
  readonly from: string | null;
}

/**
 * Publishes drafts as a version.
 *
 * @throws ApiError 'validationFailed' at `<language>.<field>` or at `from` | 'conflict' if a draft has another
 *         revision | 'actionNotPossible' while another version is scheduled | 'notFound'
 */
async function publish(deps: TextsDeps, id: string, input: PublishInput, context: RequestContext): Promise<DeskText> {
  const { id: actorId } = callerOf(context);
  const definition = definitionOf(deps.current, id);
  const locales = LOCALE_IDS.filter((locale) => input.drafts[locale] !== undefined);
  await change(deps, { act: 'publish', id, ...input }, context, async (tx) => {
    const now = new Date();
    if (findScheduled(await listVersions(tx, id), now.getTime())) throw new ApiError('actionNotPossible');
    const drafts = await listDrafts(tx, id);
    for (const locale of locales) assertRevision(drafts, { locale, revision: input.drafts[locale] ?? 0 });
    const chosen = drafts.filter(({ locale }) => locales.includes(locale));
    const faults = chosen.map(({ locale, fields }) => findTextFaults(definition, fields, context.locale, `${locale}.`));
    assertNoFaults(Object.assign({}, ...faults), context.locale);
    const version: TextVersion = {
      textId: id,
      number: await nextNumber(tx, id),
      contents: Object.fromEntries(chosen.map(({ locale, fields }) => [locale, fields])),
      holdsAt: beginOf(input.from, now, context.locale),
      // An improved translation is not announced.
      isAnnounced: id === 'terms' && locales.includes(DEFAULT_LOCALE),
    };
    await insertVersion(tx, version, actorId);
    await deleteDrafts(tx, id, locales);
    if (version.isAnnounced) await deps.jobs.queue(tx, 'terms.tell', {});
    await writeAudit(tx, {
      actorId,
      action: 'text.publish',
      content: {
        textId: id,
        edition: version.number,
        language: locales.join(', '),
        day: polishDay(version.holdsAt),
      },
    });
    await emit(tx, 'texts.changed', {});
  });
  await deps.current.refresh();
  return get(deps, id, locales[0] ?? DEFAULT_LOCALE);
}

/** Maximum number of days that a version can be scheduled ahead. */
const DAYS_AHEAD_MAX = 366;

/** When a version comes into force: now, or at the start of a Polish day. */
function beginOf(day: string | null, now: Date, caller: Locale): Date {
  const today = polishDay(now);
  if (day === null || day === today) return now;
  if (day < today) throw fieldError(caller, 'from', 'validation.textDayPast');
  const begin = polishMidnight(day);
  if (begin > polishMidnight(today, DAYS_AHEAD_MAX)) throw fieldError(caller, 'from', 'validation.textDayFar');
  return begin;
}

/**
 * Withdraws a scheduled version. @throws ApiError 'actionNotPossible' if it is in force already, or gone | 'notFound'
 */
async function withdraw(deps: TextsDeps, id: string, number: number, context: RequestContext): Promise<DeskText> {
  const { id: actorId } = callerOf(context);
  definitionOf(deps.current, id);
  await change(deps, { act: 'withdraw', id, number }, context, async (tx) => {
    const version = findScheduled(await listVersions(tx, id), Date.now());
    if (version?.number !== number) throw new ApiError('actionNotPossible');
    await withdrawVersion(tx, id, number);
    const drafts = await listDrafts(tx, id);
    for (const [locale, fields] of Object.entries(version.contents) as [Locale, TextFields][]) {
      if (!drafts.some((draft) => draft.locale === locale))
        await putDraft(tx, { textId: id, locale, fields, revision: 1 }, actorId);
    }
    await writeAudit(tx, { actorId, action: 'text.withdraw', content: { textId: id, edition: number } });
    await emit(tx, 'texts.changed', {});
  });
  await deps.current.refresh();
  return get(deps, id, DEFAULT_LOCALE);
}

/** Runs one change at a time, once per idempotency key. */
async function change(
  { db }: TextsDeps,
  request: object,
  context: RequestContext,
  act: (tx: Tx) => Promise<void>,
): Promise<void> {
  const scope = `texts:${callerOf(context).id}`;
  await db.transaction().execute((tx) =>
    once(tx, { scope, key: context.idempotencyKey, request }, async () => {
      await lockTexts(tx);
      await act(tx);
      return {};
    }),
  );
}
