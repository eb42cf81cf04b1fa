import type { WrittenText } from '#contract/settings/languages.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';

const MAX_LENGTH = 300;

export interface WrittenFieldsProps {
  texts: WrittenText;
  onTexts: (texts: WrittenText) => void;
  /** The languages that the market offers; the first is its own. */
  languages: readonly Locale[];
  errorOf: (locale: Locale) => string | undefined;
}

/** A text in each language that the market offers; where one is missing, its own language is shown. */
export function WrittenFields({ texts, onTexts, languages, errorOf }: WrittenFieldsProps) {
  const t = useT();
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {languages.map((id) => (
        <Field
          key={id}
          label={<span lang={id}>{LOCALES[id].name}</span>}
          aside={texts[id] ? undefined : t('settings.text.missing')}
          error={errorOf(id)}
        >
          <TextArea
            rows={2}
            className="min-h-20"
            lang={id}
            maxLength={MAX_LENGTH}
            value={texts[id] ?? ''}
            onChange={(event) => onTexts({ ...texts, [id]: event.currentTarget.value })}
          />
        </Field>
      ))}
    </div>
  );
}

/** The market's own language first, then the others that it offers. */
export function orderedLanguages(languages: { offered: readonly Locale[]; default: Locale }): Locale[] {
  return [languages.default, ...languages.offered.filter((id) => id !== languages.default)];
}
