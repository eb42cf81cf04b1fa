import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** Whether search engines may list the site. */
export function RobotsSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['isIndexed']);
  return (
    <SectionCard
      id="robots"
      icon="search"
      title={t('settings.robots.title')}
      lead={t('settings.robots.lead')}
      section={section}
    >
      <CheckboxInput
        label={t('settings.robots.on')}
        checked={section.values.isIndexed}
        onChange={(event) => section.set({ isIndexed: event.currentTarget.checked })}
      />
    </SectionCard>
  );
}
