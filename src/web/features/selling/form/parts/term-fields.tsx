import { useWatch } from 'react-hook-form';
import { CHOSEN_TERMS, SWAP_FOR_MAX_LENGTH } from '#kinds/terms.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { tagIcon } from '../../../../lib/kinds/tag-icons.ts';
import { FieldGroup } from '../../../../ui/choices.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import { askedOf } from '../form-values.ts';
import { CountInput } from './count-input.tsx';

/** Below the price: whether it is negotiable, the lowest price, and whether a swap is possible. */
export function TermFields() {
  const t = useT();
  const { kind, form, errorOf } = usePosting();
  const [category, chosen] = useWatch({ control: form.control, name: ['category', 'tags'] });
  const { terms } = askedOf(kind, category);
  const asked = CHOSEN_TERMS.filter((term) => terms.includes(term));
  if (asked.length === 0) return null;
  const toggle = (term: string, isOn: boolean) =>
    form.setValue('tags', isOn ? [...chosen, term] : chosen.filter((each) => each !== term), { shouldDirty: true });
  const hasFloor = chosen.includes('negotiable') || errorOf('floor') !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <FieldGroup legend={t('posting.field.terms')}>
        <div className="grid max-w-md grid-cols-2 gap-2">
          {asked.map((term) => (
            <label key={term} className="choice items-center gap-2! px-2.5! py-2!">
              <input
                type="checkbox"
                className="tick"
                checked={chosen.includes(term)}
                onChange={(event) => toggle(term, event.currentTarget.checked)}
              />
              <Icon name={tagIcon(term)} size={18} className="text-primary max-[24rem]:hidden" />
              <span className="min-w-0 text-sm leading-tight sm:text-[0.9375rem]">{t(`tag.${term}`)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {hasFloor && (
        <Field
          label={t('posting.field.floor')}
          hint={t('posting.hint.floor')}
          error={errorOf('floor')}
          aside={t('posting.optional')}
          className="max-w-md"
        >
          <CountInput name="floor" />
        </Field>
      )}
      {chosen.includes('swap') && (
        <Field
          label={t('detail.swapFor')}
          error={errorOf('details.swapFor')}
          aside={t('posting.optional')}
          className="max-w-md"
        >
          <TextInput
            {...form.register('details.swapFor')}
            maxLength={SWAP_FOR_MAX_LENGTH}
            autoComplete="off"
            placeholder={t('posting.swapForExample')}
          />
        </Field>
      )}
    </div>
  );
}
