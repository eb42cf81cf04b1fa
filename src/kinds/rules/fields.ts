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
 * A field whatever rule asks for it.
 *
 * shown      whether the listing's page shows the value; what is not shown is there for moderators and authorities.
 * normalise  makes the canonical value of what was typed; never throws, and leaves a canonical value as it is.
 */
interface Field {
  readonly type: 'code' | 'pay';
  readonly shown: boolean;
  readonly normalise: (typed: string) => string;
}

/** The number of a herd says where a farm's animals stand, so it is asked for and kept, but not shown to everybody. */
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

/** Longer than any code may be; what is longer is not read at all. */
const LONGEST = 120;

/** The canonical value of what was typed into a field; what is too long for any code stays as it is and fits no form. */
export function normaliseField(name: FieldName, typed: string): string {
  return typed.length > LONGEST ? typed : fields[name].normalise(typed);
}
