import { useWatch } from 'react-hook-form';
import { numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { TITLE_MAX_LENGTH } from '../bounds.ts';
import { usePosting } from '../form-context.tsx';
import { asksTypeFirst } from '../form-plan.ts';
import { CategoryField } from './category-field.tsx';
import { DisputeNote } from './goods-actions.tsx';
import { PriceInput } from './price-input.tsx';
import { RuleNotes } from './rule-notes.tsx';
import { ScheduleInputs } from './schedule-inputs.tsx';
import { TagChoices } from './tag-choices.tsx';
import { TermFields } from './term-fields.tsx';

/** Title, category or type, time and price. */
export function WhatSection() {
  const { kind } = usePosting();
  const { categories, schedule } = kind.capabilities;
  return (
    <>
      <TitleField />
      {categories && <CategoryField />}
      {asksTypeFirst(kind) && <TagChoices />}
      {schedule && <ScheduleInputs />}
      <PriceInput />
      <TermFields />
    </>
  );
}

function TitleField() {
  const { locale, t } = useLanguage();
  const { form, errorOf, kindId } = usePosting();
  const title = useWatch({ control: form.control, name: 'title' });
  return (
    <div>
      <Field
        label={t('posting.field.title')}
        error={errorOf('title')}
        required
        aside={t('posting.length', {
          length: numberText(locale, title.length),
          max: numberText(locale, TITLE_MAX_LENGTH),
        })}
      >
        <TextInput
          {...form.register('title')}
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={t(`posting.titleExample.${kindId}`)}
        />
      </Field>
      <RuleNotes name="title" />
      <DisputeNote />
    </div>
  );
}
