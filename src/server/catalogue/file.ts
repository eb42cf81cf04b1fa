import { CATALOGUE_FORMAT, catalogueFileSchema } from '#contract/catalogue/changes.ts';
import { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { CategoryChange } from '#kinds/ad/catalogue.ts';
import { fieldError } from '../platform/errors.ts';
import type { Fault } from './faults.ts';
import { brokenLine, lineOfPath } from './json-lines.ts';
import type { Edition } from './repository.ts';

const FIELD = 'text';
const ERRORS_MAX = 20;

/** All changes as a file with one category per line, so that files can be compared line by line. */
export function writeFile({ number, changes }: Edition): string {
  const head = `{"format":"${CATALOGUE_FORMAT}","version":1,"edition":${number},"categories":[`;
  return `${[head, changes.map((change) => JSON.stringify(change)).join(',\n'), ']}'].filter(Boolean).join('\n')}\n`;
}

/** The changes in a file. @throws ApiError 'validationFailed' at `text`, with the line and the field of each fault */
export function readFile(text: string, locale: Locale): CategoryChange[] {
  const plain = text.replace(/^\ufeff/, '');
  const line = brokenLine(plain);
  if (line !== null) throw fieldError(locale, FIELD, 'validation.fileBroken', { values: { line } });
  const parsed = catalogueFileSchema.safeParse(JSON.parse(plain));
  if (parsed.success) return parsed.data.categories;
  throw faultsInFile(
    parsed.error.issues.map(({ path, message, ...issue }) => ({
      line: lineOfPath(plain, path),
      field: fieldOf(issue.code === 'unrecognized_keys' ? [...path, ...issue.keys] : path),
      message: (message.startsWith('validation.') ? message : 'validation.invalid') as MessageId,
      values: boundsOf(issue),
    })),
    locale,
  );
}

/** The same for errors of the changes in combination. */
export function faultsOfFile(text: string, faults: readonly Fault[], locale: Locale): ApiError {
  const plain = text.replace(/^\ufeff/, '');
  const { categories } = JSON.parse(plain) as { categories: readonly { id: number }[] };
  return faultsInFile(
    faults.map(({ id, field, message }) => ({
      line: lineOfPath(plain, ['categories', categories.findLastIndex((each) => each.id === id), ...field.split('.')]),
      field,
      message,
      values: {},
    })),
    locale,
  );
}

interface FaultInFile {
  readonly line: number;
  readonly field: string;
  readonly message: MessageId;
  readonly values: Record<string, number>;
}

function faultsInFile(faults: readonly FaultInFile[], locale: Locale): ApiError {
  const translate = getTranslator(locale);
  const lines = faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, ERRORS_MAX)
    .map(({ line, field, message, values }) =>
      translate('validation.fileFault', { line, field, fault: translate(message, values) }),
    );
  return new ApiError('validationFailed', {
    message: translate('error.validationFailed'),
    fieldErrors: { [FIELD]: lines },
  });
}

/** The path of a field within its category: `names.pl`. */
function fieldOf(path: readonly PropertyKey[]): string {
  const below = path[0] === 'categories' && path.length > 2 ? path.slice(2) : path;
  return below.map(String).join('.');
}

function boundsOf(issue: object): Record<string, number> {
  const { minimum, maximum } = issue as { minimum?: unknown; maximum?: unknown };
  return {
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
  };
}
