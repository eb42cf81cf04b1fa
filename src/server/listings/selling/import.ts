import type { ApiError, FieldErrors } from '#contract/errors.ts';
import { type ListingForm, listingFormSchema } from '#contract/listing-forms.ts';
import type { Locale } from '#i18n/locales.ts';
import type { KindId } from '#kinds/index.ts';
import { getKind } from '#kinds/index.ts';
import type { Caller, RequestContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { fieldError, fieldErrorsOf } from '../../errors.ts';
import { emitAll } from '../../events.ts';
import type { Limits } from '../../limits/service.ts';
import { findRuleErrors, withReadCodes } from './category-rules.ts';
import { CsvError, type CsvLine, errorsByColumn, formOfLine, keyOfLine, readCsv, writeCsv } from './csv.ts';
import { formOf } from './present.ts';
import { findOwn, insertListing, insertPriceChange, listOwnTitles, setImportKey } from './repository.ts';
import { type Analyse, toWrite } from './write.ts';

const KIND: KindId = 'ad';
const LINES_MAX = 500;

interface ImportDeps {
  readonly db: Db;
  readonly limits: Limits;
  readonly analyse: Analyse;
  readonly getSellerName: (accountId: number) => Promise<string>;
}

interface JudgedLine {
  readonly line: number;
  readonly title: string;
  readonly outcome: 'new' | 'known' | 'wrong';
  readonly errors: FieldErrors;
}

interface Checked {
  readonly judged: JudgedLine;
  readonly form: ListingForm | null;
  readonly key: string;
}

export type ImportService = ReturnType<typeof createImportService>;

/** One's ads as a file, there and back. */
export function createImportService({ db, limits, analyse, getSellerName }: ImportDeps) {
  /** Posts the lines that are new, all or none; a file with a wrong line, or a dry run, writes nothing. */
  async function run(
    caller: Caller,
    { csv, dryRun }: { csv: string; dryRun: boolean },
    { locale }: RequestContext,
  ): Promise<{ lines: JudgedLine[]; posted: number }> {
    await limits.take({ 'post.account': String(caller.id) });
    const lines = readLines(csv, locale);
    const known = new Set((await listOwnTitles(db, caller.id, KIND)).map(({ import_key }) => import_key));
    const checked = lines.map((line) => check(line, known, locale));
    const judged = checked.map((each) => each.judged);
    const isWrong = judged.some(({ outcome }) => outcome === 'wrong');
    if (dryRun || isWrong) return { lines: judged, posted: 0 };
    const news = checked.filter(({ judged: { outcome } }) => outcome === 'new');
    return { lines: judged, posted: await post(caller, news, locale) };
  }

  async function post(caller: Caller, news: readonly Checked[], locale: Locale): Promise<number> {
    const sellerName = await getSellerName(caller.id);
    return db.transaction().execute(async (tx) => {
      const made: { id: number; kind: KindId; sellerId: number }[] = [];
      for (const { form, key } of news) {
        if (!form) continue;
        const write = toWrite(form, sellerName, analyse, locale);
        const id = await insertListing(tx, caller.id, KIND, write);
        await insertPriceChange(tx, id, write.price_minor);
        await setImportKey(tx, id, key);
        made.push({ id, kind: KIND, sellerId: caller.id });
      }
      await emitAll(tx, 'listing.changed', made);
      return made.length;
    });
  }

  /** The caller's ads as CSV. */
  async function exportAll(caller: Caller): Promise<{ fileName: string; csv: string }> {
    const titles = await listOwnTitles(db, caller.id, KIND);
    const rows = await findOwn(
      db,
      caller.id,
      titles.map(({ id }) => id),
    );
    const day = new Date().toISOString().slice(0, 10);
    return { fileName: `jarmark-${day}.csv`, csv: writeCsv(rows.map((row) => formOf(row, []))) };
  }

  return { run, exportAll };
}

/** @throws ApiError 'validationFailed' at `csv` when it is no table, or too long a one */
function readLines(csv: string, locale: Locale): CsvLine[] {
  try {
    const lines = readCsv(csv);
    if (lines.length === 0) throw fieldError(locale, 'csv', 'validation.csvEmpty');
    if (lines.length > LINES_MAX)
      throw fieldError(locale, 'csv', 'validation.csvTooLong', { values: { maximum: LINES_MAX } });
    return lines;
  } catch (error) {
    if (error instanceof CsvError)
      throw fieldError(locale, 'csv', 'validation.csvBroken', { values: { line: error.line } });
    throw error;
  }
}

/** Judges a line; one that comes twice in the file is known the second time. */
function check(line: CsvLine, known: Set<string | null>, locale: Locale): Checked {
  const key = keyOfLine(line);
  const title = (line.cells.title ?? '').slice(0, 120);
  const judge = (
    outcome: JudgedLine['outcome'],
    errors: FieldErrors = {},
    form: ListingForm | null = null,
  ): Checked => ({
    judged: { line: line.line, title, outcome, errors: errorsByColumn(errors) },
    form,
    key,
  });
  if (known.has(key)) return judge('known');
  const parsed = listingFormSchema(getKind(KIND)).safeParse(formOfLine(line));
  if (!parsed.success) return judge('wrong', fieldErrorsOf(parsed.error, locale));
  const form = withReadCodes(KIND, parsed.data);
  const errors = { ...placeErrors(form, locale), ...findRuleErrors(form, locale) };
  if (Object.keys(errors).length > 0) return judge('wrong', errors);
  known.add(key);
  return judge('new', {}, form);
}

function placeErrors(form: ListingForm, locale: Locale): FieldErrors {
  try {
    toWrite(form, '', () => '', locale);
    return {};
  } catch (error) {
    return (error as ApiError).fieldErrors;
  }
}
