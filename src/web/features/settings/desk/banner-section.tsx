import type { Banner } from '#contract/settings/market.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';
import { orderedLanguages, WrittenFields } from './written-fields.tsx';

const EMPTY: Banner = { texts: {}, from: null, until: null, isDismissible: true };

/** The notice on every page: its text in each language and the days on which it is shown. */
export function BannerSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['banner']);
  const { banner } = section.values;
  const shown = banner ?? EMPTY;
  const set = (changes: Partial<Banner>) => section.set({ banner: { ...shown, ...changes } as typeof banner });
  return (
    <SectionCard
      id="banner"
      icon="info"
      title={t('settings.banner.title')}
      lead={t('settings.banner.lead')}
      section={section}
    >
      <CheckboxInput
        label={t('settings.banner.on')}
        checked={banner !== null}
        onChange={(event) => (event.currentTarget.checked ? set({}) : section.set({ banner: null }))}
      />
      {banner && (
        <>
          <WrittenFields
            texts={shown.texts}
            onTexts={(texts) => set({ texts })}
            languages={orderedLanguages(props.settings.values.languages)}
            errorOf={(id) => section.errorOf(`banner.texts.${id}`)}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('settings.from')} error={section.errorOf('banner.from')}>
              <TextInput
                type="date"
                value={shown.from ?? ''}
                onChange={(event) => set({ from: event.currentTarget.value || null })}
              />
            </Field>
            <Field label={t('settings.until')} error={section.errorOf('banner.until')}>
              <TextInput
                type="date"
                value={shown.until ?? ''}
                onChange={(event) => set({ until: event.currentTarget.value || null })}
              />
            </Field>
          </div>
          <CheckboxInput
            label={t('settings.banner.dismissible')}
            checked={shown.isDismissible}
            onChange={(event) => set({ isDismissible: event.currentTarget.checked })}
          />
        </>
      )}
    </SectionCard>
  );
}
