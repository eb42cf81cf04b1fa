import { useT } from '../../../lib/i18n.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** How many days of the basic plan a newcomer's first ad gets as a gift. */
export function NewcomersSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['newcomerDays']);
  return (
    <SectionCard
      id="newcomers"
      icon="sprout"
      title={t('settings.newcomers.title')}
      lead={t('settings.newcomers.lead')}
      section={section}
    >
      <Field
        label={t('settings.newcomers.days')}
        hint={t('settings.newcomers.daysHint')}
        error={section.errorOf('newcomerDays')}
        className="max-w-xs"
      >
        <TextInput
          type="number"
          min={0}
          max={365}
          inputMode="numeric"
          value={Number.isNaN(section.values.newcomerDays) ? '' : section.values.newcomerDays}
          onChange={(event) => section.set({ newcomerDays: event.currentTarget.valueAsNumber })}
        />
      </Field>
    </SectionCard>
  );
}
