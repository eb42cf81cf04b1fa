import { fold } from './words.ts';

export const PAY_UNITS = ['hour', 'day', 'month', 'kg', 'piece'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** What a job pays, gross, in grosz for a unit; `toMinor` is null where there is one amount and no range. */
export interface Pay {
  readonly fromMinor: number;
  readonly toMinor: number | null;
  readonly per: PayUnit;
}

/** Folded beginnings of what stands for a unit, in the six languages; the canonical names are among them. */
const UNITS: readonly (readonly [PayUnit, RegExp])[] = [
  ['month', /(?<!\p{L})(?:m-c|mies|month|monat|mes(?!\p{L})|mese|mensil|mensual|міс)/u],
  ['hour', /(?<!\p{L})(?:h(?!\p{L})|godz|hour|hr(?!\p{L})|st(?:d|unde)|hora|ora(?!\p{L})|год)/u],
  ['day', /(?<!\p{L})(?:d(?:zien|niowk)|day|tag(?!\p{L})|dia(?!\p{L})|giorno|день)/u],
  ['kg', /(?<!\p{L})(?:kg|kilo|кг)/u],
  ['piece', /(?<!\p{L})(?:szt|piece|stuck|pieza|pezzo|шт|lubian|skrzyn)/u],
];

const AMOUNT = String.raw`(\d{1,3}(?:[ \u00a0.]\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?(?!\d)`;
const CURRENCY = String.raw`(?:\s*(?:zl|pln|злотих|зл))?`;
const RANGE = new RegExp(String.raw`^\D*?${AMOUNT}${CURRENCY}(?:\s*(?:-|do|to|bis|a|до)\s*${AMOUNT})?\D*$`, 'u');

/**
 * The pay that was typed ("32–36 zł/h", "od 5 000 do 6 200 zł brutto miesięcznie", "32-36/hour"), or null where the amount or
 * its unit is missing.
 */
export function parsePay(typed: string): Pay | null {
  const text = fold(typed).replace(/[\u2010-\u2015\u2212]/g, '-');
  const match = RANGE.exec(text);
  const unit = UNITS.find(([, written]) => written.test(text))?.[0];
  if (!match || !unit) return null;
  const [, from, fromCents, to, toCents] = match;
  const fromMinor = minor(from, fromCents);
  const toMinor = to === undefined ? null : minor(to, toCents);
  return { fromMinor, toMinor: toMinor === fromMinor ? null : toMinor, per: unit };
}

function minor(whole = '0', cents = ''): number {
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** The canonical form, as stored: "32-36/hour", "31.40/hour". */
export function formatPay({ fromMinor, toMinor, per }: Pay): string {
  return `${amount(fromMinor)}${toMinor === null ? '' : `-${amount(toMinor)}`}/${per}`;
}

function amount(valueMinor: number): string {
  return valueMinor % 100 === 0 ? String(valueMinor / 100) : (valueMinor / 100).toFixed(2);
}

/** Canonical where it can be read; else as typed, so that the check can say what is wrong. */
export function normalisePay(typed: string): string {
  const pay = saysNet(typed) ? null : parsePay(typed);
  return pay ? formatPay(pay) : typed.trim();
}

/** Whether what was typed is pay after tax, which the law does not mean. */
export function saysNet(typed: string): boolean {
  return /(?<!\p{L})(?:net|netto|neto|na reke|чистими|нетто)(?!\p{L})/u.test(fold(typed));
}
