import { useT } from '../../../lib/i18n.tsx';
import { LogoField } from './logo-field.tsx';
import { SectionCard } from './section-card.tsx';
import { TextSetting } from './text-setting.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** Settings of the market's name, place and logo. */
export function MarketSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['marketName', 'marketPlace']);
  return (
    <SectionCard
      id="market"
      icon="store"
      title={t('settings.market.title')}
      lead={t('settings.market.lead')}
      section={section}
    >
      <TextSetting section={section} name="marketName" label={t('settings.market.name')} maxLength={40} required />
      <TextSetting
        section={section}
        name="marketPlace"
        label={t('settings.market.place')}
        hint={t('settings.market.placeHint')}
        maxLength={80}
      />
      <LogoField {...props} />
    </SectionCard>
  );
}
