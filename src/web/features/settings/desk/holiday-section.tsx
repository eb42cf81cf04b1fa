import type { Holiday } from '#contract/settings/market.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';
import { orderedLanguages, WrittenFields } from './written-fields.tsx';

/** The operator's holiday, which the Contact page announces. */
export function HolidaySection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['holiday']);
  const { holiday } = section.values;
  const set = (changes: Partial<Holiday>) => {
    const today = polishDay(Date.now());
    const before = holiday ?? { from: today, until: today, texts: {} };
    section.set({ holiday: { ...before, ...changes } as typeof holiday });
  };
  return (
    <SectionCard
      id="holiday"
      icon="calendar-days"
      title={t('settings.holiday.title')}
      lead={t('settings.holiday.lead')}
      section={section}
    >
      <CheckboxInput
        label={t('settings.holiday.on')}
        checked={holiday !== null}
        onChange={(event) => (event.currentTarget.checked ? set({}) : section.set({ holiday: null }))}
      />
      {holiday && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {(['from', 'until'] as const).map((end) => (
              <Field key={end} label={t(`settings.${end}`)} error={section.errorOf(`holiday.${end}`)} required>
                <TextInput
                  type="date"
                  value={holiday[end]}
                  onChange={(event) => set({ [end]: event.currentTarget.value })}
                />
              </Field>
            ))}
          </div>
          <WrittenFields
            texts={holiday.texts}
            onTexts={(texts) => set({ texts })}
            languages={orderedLanguages(props.settings.values.languages)}
            errorOf={(id) => section.errorOf(`holiday.texts.${id}`)}
          />
        </>
      )}
    </SectionCard>
  );
}
