import { fold } from './words.ts';

export const PAY_UNITS = ['hour', 'day', 'month', 'kg', 'piece'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** The pay for a job, gross, in grosz per unit; `toMinor` is null for a single amount. */
export interface Pay {
  readonly fromMinor: number;
  readonly toMinor: number | null;
  readonly per: PayUnit;
}

/** Folded beginnings of words for a unit, in the six languages, including the canonical names. */
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
 * Parses pay ("32–36 zł/h", "od 5 000 do 6 200 zł brutto miesięcznie", "32-36/hour"); null if the amount or its unit is
 * missing.
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

/** Canonical if it can be parsed; otherwise unchanged, so that the check can report the fault. */
export function normalisePay(typed: string): string {
  const pay = saysNet(typed) ? null : parsePay(typed);
  return pay ? formatPay(pay) : typed.trim();
}

/** Whether the input is net pay; the law requires gross. */
export function saysNet(typed: string): boolean {
  return /(?<!\p{L})(?:net|netto|neto|na reke|чистими|нетто)(?!\p{L})/u.test(fold(typed));
}
