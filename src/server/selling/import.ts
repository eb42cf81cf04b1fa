import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { polishDay } from '#contract/values/polish-time.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { isVisible } from '#kinds/life.ts';
import { refreshCovers } from '../listings/service.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emitAll } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { Blocked } from '../settings/blocked.ts';
import { CsvError, type CsvTable, keyOfLine, readCsv, tableText, writeCsv } from './csv.ts';
import { type Checked, checkLine, type ImportWorld, type JudgedLine, pictureKey } from './import-check.ts';
import { findImportKeys, holdImports, setImportKey } from './import-repository.ts';
import { findOwnPictures, listPicturesOf, replacePictures } from './picture-repository.ts';
import { formOf } from './present.ts';
import { findOwn, insertListing, insertPriceChange, listOwnTitles, rewriteListing } from './repository.ts';
import { type Analyse, toWrite } from './write.ts';

const KIND = 'ad';
const LINES_MAX = 1_000;
/** Lines checked before yielding to other requests. */
const LINES_AT_ONCE = 25;

interface ImportDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly analyse: Analyse;
  readonly getSellerName: (accountId: number) => Promise<string>;
  readonly blocked: Pick<Blocked, 'findWords'>;
}

/**
 * An import request.
 *
 * skipsWrong  imports the valid lines even if others are invalid.
 * pictures    keys of the seller's pictures by the names used in the file.
 */
export interface ImportOrder {
  readonly csv: string;
  readonly dryRun: boolean;
  readonly skipsWrong: boolean;
  readonly pictures: Readonly<Record<string, number>>;
}

/** The result; `rejected` is a CSV of the invalid lines with reasons. */
interface ImportOutcome {
  readonly lines: JudgedLine[];
  readonly unknownColumns: string[];
  readonly posted: number;
  readonly updated: number;
  readonly rejected: { readonly fileName: string; readonly csv: string } | null;
}

export type ImportService = ReturnType<typeof createImportService>;

/** Import and export of the caller's ads as CSV. */
export function createImportService(deps: ImportDeps) {
  return withDeps(deps, { run, exportAll });
}

/**
 * Posts new lines and changes the ads whose ids are in the file. An invalid line prevents all writes unless the order
 * skips it; a dry run never writes. The caller's key makes it idempotent.
 */
async function run(
  deps: ImportDeps,
  caller: Caller,
  order: ImportOrder,
  context: RequestContext,
): Promise<ImportOutcome> {
  const { locale, idempotencyKey: key } = context;
  await deps.limits.take({ 'post.account': String(caller.id) });
  const table = readTable(order.csv, locale);
  if (order.dryRun) return outcomeOf(table, await checkAll(deps, deps.db, caller, { table, order, locale }), locale);
  const sellerName = await deps.getSellerName(caller.id);
  const request = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return deps.db.transaction().execute(async (tx) => {
    await holdImports(tx, caller.id);
    return once(tx, { scope: `import ${caller.id}`, key, request }, async () => {
      const checked = await checkAll(deps, tx, caller, { table, order, locale });
      const outcome = outcomeOf(table, checked, locale);
      if (outcome.rejected && !order.skipsWrong) return outcome;
      return { ...outcome, ...(await store(deps, tx, caller, { checked, sellerName, locale })) };
    });
  });
}

async function checkAll(
  { blocked }: ImportDeps,
  source: Db | Tx,
  caller: Caller,
  { table, order, locale }: { table: CsvTable; order: ImportOrder; locale: Locale },
): Promise<Checked[]> {
  const world = { ...(await worldOf(source, caller, table, order.pictures, locale)), blocked };
  const checked: Checked[] = [];
  for (const [at, line] of table.lines.entries()) {
    if (at % LINES_AT_ONCE === 0) await nextTurn();
    checked.push(checkLine(line, world));
  }
  return checked;
}

async function store(
  { jobs, analyse }: ImportDeps,
  tx: Tx,
  caller: Caller,
  { checked, sellerName, locale }: { checked: readonly Checked[]; sellerName: string; locale: Locale },
): Promise<{ posted: number; updated: number }> {
  const touched: number[] = [];
  const seen: number[] = [];
  const count = { posted: 0, updated: 0 };
  for (const { judged, form, own, key, replacesPictures } of checked) {
    if (!form || (judged.outcome !== 'new' && judged.outcome !== 'changed')) continue;
    const write = toWrite(form, sellerName, analyse, locale);
    const id = own?.id ?? (await insertListing(tx, caller.id, KIND, write));
    if (own) await rewriteListing(tx, id, write);
    else await setImportKey(tx, { id, sellerId: caller.id, key });
    if (!own || own.price_minor !== write.price_minor) await insertPriceChange(tx, id, write.price_minor);
    if (replacesPictures && form.pictures.length > 0) {
      const isComplete = await replacePictures(tx, { listingId: id, sellerId: caller.id }, form.pictures);
      if (!isComplete) throw fieldError(locale, 'pictures', 'validation.pictureGone');
      await refreshCovers(tx, [id]);
    }
    // Listings never shown are checked on activation.
    if (own && isVisible(own.status)) seen.push(id);
    touched.push(id);
    count[own ? 'updated' : 'posted'] += 1;
  }
  await emitAll(
    tx,
    'listing.changed',
    touched.map((id) => ({ id, kind: KIND, sellerId: caller.id })),
  );
  await queueLooks(
    jobs,
    tx,
    seen.map((id) => ({ type: 'listing', id })),
  );
  return count;
}

/** The caller's ads as CSV. */
async function exportAll({ db }: ImportDeps, caller: Caller): Promise<{ fileName: string; csv: string }> {
  const titles = await listOwnTitles(db, caller.id, KIND);
  const ids = titles.map(({ id }) => id);
  const rows = await findOwn(db, caller.id, ids);
  const csv = writeCsv(rows.map((row) => ({ id: row.id, form: formOf(row, []) })));
  return { fileName: `jarmark-${polishDay(new Date())}.csv`, csv };
}

/** @throws ApiError 'validationFailed' at `csv` if it cannot be read or is too long. */
function readTable(csv: string, locale: Locale): CsvTable {
  try {
    const table = readCsv(csv);
    if (table.lines.length === 0) throw fieldError(locale, 'csv', 'validation.csvEmpty');
    if (table.lines.length > LINES_MAX)
      throw fieldError(locale, 'csv', 'validation.csvTooLong', { values: { maximum: LINES_MAX } });
    return table;
  } catch (error) {
    if (error instanceof CsvError)
      throw fieldError(locale, 'csv', `validation.${error.reason}`, { values: error.values });
    throw error;
  }
}

/**
 * The data that lines are compared with. @throws ApiError 'validationFailed' at `pictures` if one is not the caller's.
 */
async function worldOf(
  source: Db | Tx,
  caller: Caller,
  { lines }: CsvTable,
  pictures: ImportOrder['pictures'],
  locale: Locale,
): Promise<Omit<ImportWorld, 'blocked'>> {
  const ids = lines.flatMap(({ cells: { id } }) => (id && /^\d{1,15}$/.test(id) ? [Number(id)] : []));
  const rows = (await findOwn(source, caller.id, ids, { lock: false })).filter(
    ({ kind, deleted_at }) => kind === KIND && !deleted_at,
  );
  const ownIds = rows.map(({ id }) => id);
  const picturesById = Map.groupBy(await listPicturesOf(source, ownIds), ({ listing_id }) => listing_id);
  const keys = [...new Set(Object.values(pictures))];
  if ((await findOwnPictures(source, caller.id, keys)).length < keys.length)
    throw fieldError(locale, 'pictures', 'validation.pictureGone');
  const known = await findImportKeys(source, caller.id, lines.map(keyOfLine));
  return {
    locale,
    keys: new Set(known),
    own: new Map(rows.map((row) => [row.id, { row, pictures: picturesById.get(row.id) ?? [] }])),
    claimedIds: new Set(),
    pictures: new Map(Object.entries(pictures).map(([name, key]) => [pictureKey(name), key])),
  };
}

function outcomeOf({ headings, unknown }: CsvTable, checked: readonly Checked[], locale: Locale): ImportOutcome {
  const translate = getTranslator(locale);
  const wrong = checked.filter(({ judged }) => judged.outcome === 'wrong');
  const reasonsOf = ({ judged: { errors } }: Checked) =>
    Object.entries(errors)
      .map(([column, messages]) => `${column}: ${messages.join(' ')}`)
      .join(' | ');
  const rejected = {
    fileName: translate('selling.csv.rejectedName'),
    csv: tableText([
      [...headings, translate('selling.csv.column.reasons')],
      ...wrong.map((each) => [...headings.map((_, at) => each.row[at] ?? ''), reasonsOf(each)]),
    ]),
  };
  return {
    lines: checked.map(({ judged }) => judged),
    unknownColumns: [...unknown],
    posted: 0,
    updated: 0,
    rejected: wrong.length > 0 ? rejected : null,
  };
}
