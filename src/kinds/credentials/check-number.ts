import { isExampleNumber } from '../rules/example-numbers.ts';
import { normaliseField } from '../rules/fields.ts';
import { normaliseCode } from '../rules/normalise-codes.ts';
import { findControlBody } from './control-bodies.ts';
import { type CredentialKind, type CredentialKindId, credentialKinds, getCredentialKind } from './kinds.ts';

/**
 * Why a number is not accepted.
 *
 * example  it is one of our examples, or obviously made up.
 * body     it begins with a control body that does not exist.
 */
export const NUMBER_PROBLEMS = ['missing', 'malformed', 'example', 'body'] as const;
export type NumberProblem = (typeof NUMBER_PROBLEMS)[number];

/** The longest number that is read. */
export const NUMBER_MAX_LENGTH = 100;

const ownExamples: ReadonlySet<string> = new Set(
  credentialKinds.flatMap(({ forms }) => forms.map(({ example }) => example)),
);

const SCHEMES: Readonly<Record<string, string>> = { CHNP: 'PDO', CHOG: 'PGI', GTS: 'TSG' };

/** "ChNP PL 0451" → "PDO-PL-0451". */
function normaliseProtectedName(typed: string): string {
  const match = /^(PDO|PGI|TSG|CHNP|CHOG|GTS)[ -]?([A-Z]{2})[ /-]?(\d+)(?:[ -]?(AM\d+))?$/.exec(normaliseCode(typed));
  if (!match) return normaliseCode(typed);
  const [, scheme = '', country, number, amendment] = match;
  return [SCHEMES[scheme] ?? scheme, country, number, ...(amendment ? [amendment] : [])].join('-');
}

/** The prefix of a kind's registration numbers, which may be left out. */
const PREFIXES: Partial<Record<CredentialKindId, string>> = {
  rhd: 'RHD',
  marginal: 'MLO',
  directSale: 'SB',
  sanitary: 'PPIS',
};

/** The canonical form of a number, used to detect duplicates; never throws. */
export function normaliseNumber({ id, field }: Pick<CredentialKind, 'id' | 'field'>, typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > NUMBER_MAX_LENGTH) return text;
  if (id === 'traditionalProduct') return text;
  if (id === 'protectedName') return normaliseProtectedName(text);
  if (!field) return normaliseCode(text);
  const code = normaliseField(field, text);
  const prefix = PREFIXES[id];
  return prefix && /^\d/.test(code) ? normaliseField(field, `${prefix} ${text}`) : code;
}

/**
 * Checks a number as typed.
 *
 * @returns the canonical number, or why it is not accepted
 */
export function checkNumber(
  id: CredentialKindId,
  typed: string,
): { readonly number: string } | { readonly problem: NumberProblem } {
  const kind = getCredentialKind(id);
  const number = normaliseNumber(kind, typed);
  if (number === '') return { problem: 'missing' };
  if (ownExamples.has(number) || isExampleNumber(number)) return { problem: 'example' };
  if (!kind.forms.some(({ pattern }) => pattern.test(number))) return { problem: 'malformed' };
  if (id === 'organic' && !findControlBody(number)) return { problem: 'body' };
  return { number };
}
