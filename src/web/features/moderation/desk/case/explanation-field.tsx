import type { MouseEvent } from 'react';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field, TextArea } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { EXPLANATION_MAX_LENGTH } from '../bounds.ts';
import { languageName, type SpokenLanguage, useLanguageOf } from '../said-in.ts';
import type { UsedDecision } from './use-decision.ts';

export interface ExplanationFieldProps {
  decision: UsedDecision;
  value: ModerationCase;
}

/** The explanation sent to the user, with templates in the user's language. */
export function ExplanationField({ decision, value }: ExplanationFieldProps) {
  const { locale, t } = useLanguage();
  const { form, errorOf } = decision;
  const [action, explanation = ''] = form.watch(['action', 'explanation']);
  const isNote = action === 'dismiss';
  return (
    <Field
      label={t(isNote ? 'desk.note' : 'desk.explanation')}
      required={!isNote}
      error={errorOf('explanation')}
      hint={
        isNote
          ? t('desk.note.hint')
          : t('desk.explanation.hint', {
              name: value.history.person.name,
              language: languageName(value.history.locale, locale),
            })
      }
      aside={t('desk.counter', {
        count: numberText(locale, explanation.length),
        maximum: numberText(locale, EXPLANATION_MAX_LENGTH),
      })}
    >
      <TextArea rows={isNote ? 2 : 5} maxLength={EXPLANATION_MAX_LENGTH} {...form.register('explanation')} />
      {!isNote && explanation.includes(GAP) && (
        <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-amber-strong">
          <Icon name="pencil" size="1rem" />
          {t('desk.template.gaps', { gap: GAP })}
        </p>
      )}
      {!isNote && <Beginning decision={decision} value={value} />}
    </Field>
  );
}

/** Inserts a template for the rule and the action, to be completed in the moderator's own words. */
function Beginning({ decision: { form }, value }: ExplanationFieldProps) {
  const { locale, t } = useLanguage();
  const language = useLanguageOf(value.history.locale);
  const [action, rule] = form.watch(['action', 'rule']);
  if (!rule) return <p className="text-sm text-muted">{t('desk.template.none')}</p>;
  const insert = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const said = beginning(language, { rule, action, target: value.target.type });
    const typed = form.getValues('explanation')?.trim();
    form.setValue('explanation', typed ? `${typed}\n\n${said}` : said, { shouldDirty: true });
    selectGap(currentTarget.form?.elements.namedItem('explanation'));
  };
  return (
    <Button size="sm" variant="secondary" icon="file-text" className="self-start" onClick={insert}>
      {language.locale === locale
        ? t('desk.template.insert')
        : t('desk.template.insertIn', { language: languageName(language.locale, locale) })}
    </Button>
  );
}

/** Where a template needs the moderator's own words. */
const GAP = '…';

/** Selects the first gap, so that typing fills it. */
function selectGap(area: Element | RadioNodeList | null | undefined): void {
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.focus();
  const start = area.value.indexOf(GAP);
  if (start >= 0) area.setSelectionRange(start, start + GAP.length);
}

function beginning({ t }: SpokenLanguage, said: { rule: string; action: string; target: string }): string {
  const { rule, action, target } = said;
  return [t(`desk.template.${rule}` as MessageId), t(`desk.template.after.${action}` as MessageId, { target })].join(
    ' ',
  );
}
