import type { CatalogueAct, DeskCatalogue, exportCatalogue, importCatalogue } from '#contract/catalogue/catalogue.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError, type FieldErrors } from '#contract/errors.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { type CategoryChange, FIRST_NEW_ID } from '#kinds/ad/catalogue.ts';
import { keyOfCategory } from '#kinds/ad/categories.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { DoneAct } from '../platform/db/tables/catalogue.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import { withDeps } from '../platform/with-deps.ts';
import { applyAct, type Outcome } from './acting.ts';
import { differencesOf } from './differences.ts';
import { assertNoneLeft, syncEnds } from './ends.ts';
import { type Fault, findFaults } from './faults.ts';
import { faultsOfFile, readFile, writeFile } from './file.ts';
import { plainName } from './names.ts';
import { presentCatalogue } from './present.ts';
import { countListings, countMoving, type Edition, findEdition, insertEdition, lockEditions } from './repository.ts';

interface CatalogueDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queue'>;
  /** Loads the newest edition on this node at once; other nodes do so on the event. */
  readonly hold: () => Promise<void>;
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** The catalogue as edited by the operator. */
export function createCatalogueService(deps: CatalogueDeps) {
  return withDeps(deps, { get, change, exportFile, importFile });
}

async function get({ db }: CatalogueDeps): Promise<DeskCatalogue> {
  const [edition, counts, moving] = await Promise.all([findEdition(db), countListings(db), countMoving(db)]);
  return presentCatalogue(edition, { counts, moving });
}

/**
 * Makes one change, based on the edition that the caller saw.
 *
 * @throws ApiError 'conflict' if another edition is in force, 'validationFailed' at the invalid fields, 'notFound' for
 * a category that does not exist, 'actionNotPossible' if there is nothing to undo
 */
async function change(
  deps: CatalogueDeps,
  input: { readonly edition: number; readonly act: CatalogueAct },
  context: RequestContext,
): Promise<DeskCatalogue> {
  const { act } = input;
  await write(deps, input, context, async (tx, current) => {
    if (act.type === 'undo') return undo(tx, current);
    const outcome = applyAct(current, act);
    assertFaultless(findFaults(outcome.changes), outcome, context.locale);
    const isGone = act.type === 'merge' || act.type === 'remove';
    const name = nameIn(isGone ? current.changes : outcome.changes, outcome.categoryId);
    return { ...outcome, act: { type: act.type, categoryId: outcome.categoryId, name } };
  });
  return get(deps);
}

async function exportFile({ db }: CatalogueDeps): Promise<AnswerOf<typeof exportCatalogue>> {
  const edition = await findEdition(db);
  return { fileName: `jarmark-katalog-${polishDay(new Date())}.json`, text: writeFile(edition) };
}

/**
 * Replaces all changes by those of a file, or previews that.
 *
 * @throws ApiError as `change`; 'validationFailed' names the lines at `text`
 */
async function importFile(
  deps: CatalogueDeps,
  input: { readonly edition: number; readonly text: string; readonly isPreview: boolean },
  context: RequestContext,
): Promise<AnswerOf<typeof importCatalogue>['data']> {
  const { text, isPreview } = input;
  const changes = readFile(text, context.locale);
  const faults = findFaults(changes);
  if (faults.length > 0) throw faultsOfFile(text, faults, context.locale);
  const current = await findEdition(deps.db);
  const differences = differencesOf(current.changes, changes);
  if (isPreview) {
    await assertNoneLeft(deps.db, current.changes, changes, context.locale, 'text');
  } else {
    await write(deps, input, context, async (_, { nextId }) => ({
      changes,
      nextId: Math.max(nextId, ...changes.map(({ id }) => id + 1)),
      act: { type: 'import', categoryId: null, name: '' },
      field: 'text',
    }));
  }
  return { differences, catalogue: await get(deps) };
}

interface NextEdition extends Pick<Edition, 'changes' | 'nextId'> {
  readonly act: DoneAct;
  /** The field of the error about listings left in a category that ends. */
  readonly field?: string;
}

/**
 * Stores an edition with the ends of categories, the job that moves listings, the log entry and the event, atomically.
 */
async function write(
  { db, jobs, hold }: CatalogueDeps,
  { edition, ...request }: { readonly edition: number },
  context: RequestContext,
  make: (tx: Tx, current: Edition) => Promise<NextEdition>,
): Promise<void> {
  const { id: actorId } = callerOf(context);
  const { idempotencyKey: key, locale } = context;
  await db.transaction().execute((tx) =>
    once(tx, { scope: `catalogue:${actorId}`, key, request: { edition, ...request } }, async () => {
      await lockEditions(tx);
      const current = await findEdition(tx);
      if (current.number !== edition) throw new ApiError('conflict');
      const next = await make(tx, current);
      await syncEnds(tx, current.changes, next.changes, { locale, field: next.field ?? 'id' });
      const number = current.number + 1;
      await insertEdition(tx, { number, changes: next.changes, nextId: next.nextId, act: next.act });
      await jobs.queue(tx, 'catalogue.move', {});
      await writeAudit(tx, { actorId, ...auditOf(next.act, number) });
      await emit(tx, 'catalogue.changed', {});
      return { number };
    }),
  );
  await hold();
}

function auditOf({ type, categoryId, name }: DoneAct, edition: number) {
  const action = type === 'undo' || type === 'import' ? (`catalogue.${type}` as const) : ('catalogue.change' as const);
  return { action, content: { edition, change: type, ...(categoryId !== null && { category: categoryId }), name } };
}

/** Restores the edition before the last; undoing that restores the last one again. New ids stay used. */
async function undo(tx: Tx, { number, nextId, act }: Edition): Promise<NextEdition> {
  if (number === 0) throw new ApiError('actionNotPossible');
  const { changes } = await findEdition(tx, number);
  return { changes, nextId, act: { type: 'undo', categoryId: act?.categoryId ?? null, name: act?.name ?? '' } };
}

function nameIn(changes: readonly CategoryChange[], id: number): string {
  return plainName(
    keyOfCategory(id),
    DEFAULT_LOCALE,
    changes.find((each) => each.id === id),
  );
}

/** Errors of the category concerned are reported at its fields, all others at `id`. */
function assertFaultless(faults: readonly Fault[], { categoryId, changes }: Outcome, locale: Locale): void {
  if (faults.length === 0) return;
  const translate = getTranslator(locale);
  const fieldErrors: FieldErrors = {};
  for (const { id, field, message } of faults) {
    const at = id === categoryId || id >= FIRST_NEW_ID ? field : 'id';
    const name = nameIn(changes, id);
    fieldErrors[at] = [...(fieldErrors[at] ?? []), translate(message, { name })];
  }
  throw new ApiError('validationFailed', { message: translate('error.validationFailed'), fieldErrors });
}
