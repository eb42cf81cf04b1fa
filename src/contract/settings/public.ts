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

/** What the law requires of a site's operator; each needs the others. */
const NEEDED = ['operatorName', 'operatorAddress', 'operatorEmail'] as const;
const OPERATOR = [...NEEDED, 'operatorPhone', 'operatorTaxId', 'operatorRegister'] as const;

/** The first missing setting of the operator when some are stated; undefined when all are or none is. */
export function missingOperatorSetting(values: SettingValues): (typeof NEEDED)[number] | undefined {
  return OPERATOR.some((key) => values[key]) ? NEEDED.find((key) => !values[key]) : undefined;
}

/** The operator of the site; null where none is stated. */
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
