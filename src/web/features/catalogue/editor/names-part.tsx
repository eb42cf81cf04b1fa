import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES } from '#i18n/locales.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { NAME_MAX_LENGTH, WORDS_MAX_LENGTH } from '../bounds.ts';
import type { Draft } from './use-draft.ts';

/** The names in all languages, with missing ones marked, and the search keywords of the category's goods. */
export function NamesPart({ category, draft }: { category: DeskCategory; draft: Draft }) {
  const t = useT();
  const { values, set, faultAt } = draft;
  return (
    <>
      <FieldGroup legend={t('catalogue.names')} hint={t('catalogue.namesHint')} error={faultAt('names')}>
        <div className="grid gap-4 sm:max-lg:grid-cols-2">
          {LOCALE_IDS.map((locale) => (
            <Field
              key={locale}
              label={LOCALES[locale].name}
              error={faultAt(`names.${locale}`)}
              required={locale === DEFAULT_LOCALE && category.isNew}
              aside={!values.names[locale] && <Badge tone="amber">{t('catalogue.missing')}</Badge>}
            >
              <TextInput
                lang={locale}
                value={values.names[locale] ?? ''}
                maxLength={NAME_MAX_LENGTH}
                placeholder={locale === DEFAULT_LOCALE ? undefined : values.names[DEFAULT_LOCALE]}
                autoComplete="off"
                onChange={(event) => set({ names: { ...values.names, [locale]: event.currentTarget.value } })}
              />
            </Field>
          ))}
        </div>
      </FieldGroup>
      <Field label={t('catalogue.words')} hint={t('catalogue.wordsHint')} error={faultAt('words')}>
        <TextArea
          rows={2}
          className="min-h-20"
          lang="pl"
          maxLength={WORDS_MAX_LENGTH}
          value={values.words}
          onChange={(event) => set({ words: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
