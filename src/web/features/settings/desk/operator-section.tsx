import { useT } from '../../../lib/i18n.tsx';
import { SectionCard } from './section-card.tsx';
import { TextSetting } from './text-setting.tsx';
import { type SectionProps, useSection } from './use-section.ts';

const KEYS = [
  'operatorName',
  'operatorAddress',
  'operatorEmail',
  'operatorPhone',
  'operatorTaxId',
  'operatorRegister',
  'contactEmail',
] as const;

/** The operator's data that the law requires a site to state. */
export function OperatorSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, KEYS);
  return (
    <SectionCard
      id="operator"
      icon="scale"
      title={t('settings.operator.title')}
      lead={t('settings.operator.lead')}
      section={section}
    >
      <TextSetting section={section} name="operatorName" label={t('settings.operator.name')} maxLength={200} />
      <TextSetting section={section} name="operatorAddress" label={t('pages.operator.address')} rows={3} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting section={section} name="operatorEmail" label={t('pages.operator.email')} type="email" />
        <TextSetting section={section} name="operatorPhone" label={t('pages.operator.phone')} type="tel" />
        <TextSetting section={section} name="operatorTaxId" label={t('pages.operator.taxId')} inputMode="numeric" />
        <TextSetting
          section={section}
          name="operatorRegister"
          label={t('pages.operator.register')}
          inputMode="numeric"
        />
      </div>
      <TextSetting
        section={section}
        name="contactEmail"
        label={t('settings.operator.contact')}
        hint={t('settings.operator.contactHint')}
        type="email"
      />
    </SectionCard>
  );
}
