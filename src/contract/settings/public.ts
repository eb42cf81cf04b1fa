import type { Market } from './market.ts';
import type { Operator } from './operator.ts';
import type { SettingValues } from './registry.ts';

/** The public part of the settings, without the operator. */
export function marketOf(values: SettingValues): Market {
  const {
    marketName: name,
    marketPlace: place,
    logo,
    colours,
    languages,
    banner,
    holiday,
    socialLinks,
    isIndexed,
    newcomerDays,
  } = values;
  return { name, place, logo, colours, languages, banner, holiday, socialLinks, isIndexed, newcomerDays };
}

/** The operator's data that the law requires: either all of it is stated or none. */
const NEEDED = ['operatorName', 'operatorAddress', 'operatorEmail'] as const;
const OPERATOR = [...NEEDED, 'operatorPhone', 'operatorTaxId', 'operatorRegister'] as const;

/** The operator's first missing setting if some are stated; undefined if all or none are. */
export function missingOperatorSetting(values: SettingValues): (typeof NEEDED)[number] | undefined {
  return OPERATOR.some((key) => values[key]) ? NEEDED.find((key) => !values[key]) : undefined;
}

/** The operator of the site; null if not stated. */
export function operatorOf(values: SettingValues): Operator | null {
  const { operatorName: name, operatorAddress: address, operatorEmail: email } = values;
  if (!name || !address || !email) return null;
  return {
    name,
    address: address.split('\n'),
    email,
    phone: values.operatorPhone || null,
    taxId: values.operatorTaxId || null,
    register: values.operatorRegister || null,
  };
}
