import {
  normaliseBreeder,
  normaliseEggCode,
  normaliseEquine,
  normaliseHerd,
  normaliseOrganic,
  normalisePlantOperator,
  normaliseRegistration,
  normaliseVeterinary,
} from './normalise-codes.ts';
import { normalisePay } from './pay.ts';

/** The detail fields that rules add; names are stored with listings, so they never change their meaning. */
export const FIELD_NAMES = [
  'breederNumber',
  'organicCertificate',
  'eggCode',
  'plantOperator',
  'foodRegistration',
  'herdNumber',
  'equineNumber',
  'keeperNumber',
  'pay',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/**
 * A field that rules can require.
 *
 * shown      whether the listing's page shows the value; hidden values are for moderators and authorities.
 * normalise  converts the input to its canonical value; never throws, and leaves a canonical value unchanged.
 */
interface Field {
  readonly type: 'code' | 'pay';
  readonly shown: boolean;
  readonly normalise: (typed: string) => string;
}

/** A herd number reveals where a farm's animals are, so it is required and stored, but not public. */
export const fields: Readonly<Record<FieldName, Field>> = {
  breederNumber: { type: 'code', shown: true, normalise: normaliseBreeder },
  organicCertificate: { type: 'code', shown: true, normalise: normaliseOrganic },
  eggCode: { type: 'code', shown: true, normalise: normaliseEggCode },
  plantOperator: { type: 'code', shown: true, normalise: normalisePlantOperator },
  foodRegistration: { type: 'code', shown: true, normalise: normaliseRegistration },
  herdNumber: { type: 'code', shown: false, normalise: normaliseHerd },
  equineNumber: { type: 'code', shown: true, normalise: normaliseEquine },
  keeperNumber: { type: 'code', shown: true, normalise: normaliseVeterinary },
  pay: { type: 'pay', shown: true, normalise: normalisePay },
};

/** Whether a detail belongs to a rule rather than to the kind. */
export function isRuleField(name: string): name is FieldName {
  return (FIELD_NAMES as readonly string[]).includes(name);
}

/** Longer than any code; longer input is not parsed. */
const LONGEST = 120;

/** The canonical value of a field's input; input that is too long for any code stays unchanged and matches no form. */
export function normaliseField(name: FieldName, typed: string): string {
  return typed.length > LONGEST ? typed : fields[name].normalise(typed);
}
