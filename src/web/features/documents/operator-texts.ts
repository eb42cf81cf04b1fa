import type { Operator } from '#contract/settings/operator.ts';
import type { Translate } from '#i18n/message-id.ts';
import { taxIdText } from '../../lib/forms/tax-id-text.ts';

/** The operator's data by placeholder, for `fillDocument`. */
export function operatorTexts(operator: Operator | null, t: Translate): Readonly<Record<string, string>> {
  if (!operator) {
    return {
      operatorRuns: t('documents.runsDemo'),
      operatorControls: t('documents.controlsDemo'),
      operatorAbout: t('documents.aboutDemo'),
    };
  }
  const { name } = operator;
  return {
    operatorRuns: t('documents.runs', { name, details: detailsOf(operator, t) }),
    operatorControls: t('documents.controls', { name }),
    operatorAbout: t('documents.about', { name }),
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
