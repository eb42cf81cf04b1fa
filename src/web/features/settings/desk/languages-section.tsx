import { LOCALE_IDS, LOCALES, type Locale } from '#i18n/locales.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** The languages that visitors can choose, and the default one. */
export function LanguagesSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['languages']);
  const { languages } = section.values;
  const choose = (id: Locale, isOffered: boolean) => {
    const offered = LOCALE_IDS.filter((each) => (each === id ? isOffered : languages.offered.includes(each)));
    const usual = offered.includes(languages.default) ? languages.default : (offered[0] ?? languages.default);
    section.set({ languages: { offered, default: usual } });
  };
  return (
    <SectionCard
      id="languages"
      icon="languages"
      title={t('settings.languages.title')}
      lead={t('settings.languages.lead')}
      section={section}
    >
      <FieldGroup legend={t('settings.languages.offered')} error={section.errorOf('languages.offered')}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {LOCALE_IDS.map((id) => (
            <CheckboxInput
              key={id}
              label={<span lang={id}>{LOCALES[id].name}</span>}
              checked={languages.offered.includes(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <Field
        label={t('settings.languages.default')}
        hint={t('settings.languages.defaultHint')}
        error={section.errorOf('languages.default')}
      >
        <SelectInput
          className="max-w-80"
          value={languages.default}
          onChange={(event) =>
            section.set({ languages: { ...languages, default: event.currentTarget.value as Locale } })
          }
        >
          {languages.offered.map((id) => (
            <option key={id} value={id} lang={id}>
              {LOCALES[id].name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </SectionCard>
  );
}
