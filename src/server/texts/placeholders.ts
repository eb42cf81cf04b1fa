import type { Operator } from '#contract/settings/operator.ts';
import type { PlaceholderValues } from '#contract/texts/kept.ts';
import { taxIdText } from '#contract/values/tax-id-text.ts';
import type { Translate } from '#i18n/message-id.ts';

/** The operator's data and the market's name, by placeholder. A demonstration has no operator data. */
export function placeholderValues(operator: Operator | null, marketName: string, t: Translate): PlaceholderValues {
  const market = { 'market.name': marketName };
  if (!operator) {
    return {
      ...market,
      'operator.name': t('documents.nobody'),
      'operator.address': '',
      'operator.email': '',
      'operator.phone': '',
      'operator.taxId': '',
      'operator.register': '',
      'operator.runs': t('documents.runsDemo'),
      'operator.controls': t('documents.controlsDemo'),
      'operator.about': t('documents.aboutDemo'),
    };
  }
  const { name, address, email, phone, taxId, register } = operator;
  return {
    ...market,
    'operator.name': name,
    'operator.address': address.join(', '),
    'operator.email': email,
    'operator.phone': phone ?? '',
    'operator.taxId': taxId ? taxIdText(taxId) : '',
    'operator.register': register ?? '',
    'operator.runs': t('documents.runs', { name, details: detailsOf(operator, t) }),
    'operator.controls': t('documents.controls', { name }),
    'operator.about': t('documents.about', { name }),
  };
}

function detailsOf({ address, email, phone, taxId, register }: Operator, t: Translate): string {
  const details = [
    ...address,
    taxId && t('documents.taxId', { value: taxIdText(taxId) }),
    register && t('documents.register', { value: register }),
    t('documents.email', { value: email }),
    phone && t('documents.phone', { value: phone }),
  ];
  return details.filter(Boolean).join(', ');
}
