/** The units of prices. The names are stored with listings, so they never change their meaning. */
export const PRICE_UNITS = [
  'piece',
  'pack',
  'jar',
  'bottle',
  'bunch',
  'kg',
  '100g',
  't',
  'l',
  'm',
  'm2',
  'm3',
  'ha',
  'km',
  'hour',
  'day',
  'month',
  'job',
  'night',
  'person_night',
  'house_night',
] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Units of weight and volume: a price for one of them is the same for any amount. */
const MEASURES: ReadonlySet<PriceUnit> = new Set(['kg', '100g', 't', 'l', 'm3']);

/**
 * Whether an amount stated beside the price is the content of one unit (a jar of 0.9 kg), so that the price per
 * kilogram or litre can be calculated; otherwise it is the amount for sale. Prices without a unit are for everything.
 */
export function isForWhole(unit: PriceUnit | null): boolean {
  return unit === null || !MEASURES.has(unit);
}

/** The units that a price may be stated in, the usual one first; `dominant` if nearly all prices are in that one. */
export interface UnitChoice {
  readonly units: readonly PriceUnit[];
  readonly dominant: PriceUnit | null;
}

/** Prices are nearly always in the first unit. */
export function mostly(...units: readonly [PriceUnit, ...PriceUnit[]]): UnitChoice {
  return { units, dominant: units[0] };
}

/** Prices are in any of the units, most often in the first. */
export function oneOf(...units: readonly [PriceUnit, ...PriceUnit[]]): UnitChoice {
  return { units, dominant: null };
}

/** The amounts stated beside a price. */
export interface StatedAmounts {
  readonly pieces: number | null;
  readonly hasMeasure: boolean;
}

/**
 * The unit of a price that states none: the default, unless an amount beside it suggests another. "45 zł, 0.9 kg" is
 * not 45 zł per kilogram but the price of a jar, "12 zł, 10 pieces" that of a pack. Null, a price for everything, if
 * the goods have no such unit.
 */
export function usualUnit(units: readonly PriceUnit[], { pieces, hasMeasure }: StatedAmounts): PriceUnit | null {
  if (pieces !== null && pieces > 1) return units.includes('pack') ? 'pack' : null;
  return (hasMeasure ? units.find(isForWhole) : units[0]) ?? null;
}

/** A unit's UN/CEFACT code and how many of that code's units it is. */
export interface UnitCode {
  readonly code: string;
  readonly value: number;
}

const CODES: Partial<Record<PriceUnit, string>> = {
  piece: 'C62',
  pack: 'XPK',
  jar: 'XJR',
  bottle: 'XBO',
  bunch: 'XBH',
  kg: 'KGM',
  '100g': 'GRM',
  t: 'TNE',
  l: 'LTR',
  m: 'MTR',
  m2: 'MTK',
  m3: 'MTQ',
  ha: 'HAR',
  km: 'KMT',
  hour: 'HUR',
  day: 'DAY',
  month: 'MON',
  job: 'E51',
};

/** The unit in UN/CEFACT Recommendation 20, where it has one; null for nights. */
export function unitCode(unit: PriceUnit): UnitCode | null {
  const code = CODES[unit];
  return code === undefined ? null : { code, value: unit === '100g' ? 100 : 1 };
}
