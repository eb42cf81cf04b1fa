import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { withProtocol } from '../../../../lib/forms/typing.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Fold } from '../fold.tsx';
import { Credentials, usePosting } from '../form-context.tsx';
import { asksTypeFirst, labelOf, otherDetails } from '../form-plan.ts';
import type { FormValues } from '../form-values.ts';
import type { AskedCode } from '../rule-view.ts';
import { DetailInput } from './detail-input.tsx';
import { QuantityInputs } from './quantity-inputs.tsx';
import { RuleField } from './rule-field.tsx';
import { TagChoices } from './tag-choices.tsx';

/** Properties of the kind and the chosen category: the required ones, then the others, folded. */
export function DetailsSection() {
  const t = useT();
  const { kind, form, rules } = usePosting();
  const category = useWatch({ control: form.control, name: 'category' });
  if (kind.capabilities.categories && category === null)
    return <p className="text-muted">{t('posting.details.categoryFirst')}</p>;
  return (
    <>
      {rules.codes.filter(isInView).map((asked) => (
        <RuleField key={asked.field.name} asked={asked} />
      ))}
      {otherDetails(kind)
        .filter(({ required }) => required)
        .map((field) => (
          <DetailInput key={field.name} field={field} />
        ))}
      <Credentials />
      <Others />
    </>
  );
}

/** Codes required by a tag are shown beside the tags instead. */
function isInView({ rule, field }: AskedCode): boolean {
  return field.required && rule.appliesTo.tags === undefined;
}

/** The optional properties; unfolded from the beginning where one is filled in. */
function Others() {
  const t = useT();
  const { kind, form, fields, rules } = usePosting();
  const codes = rules.codes.filter((asked) => !isInView(asked));
  const details = otherDetails(kind).filter(({ required }) => !required);
  const folded = [...codes.map(({ field }) => `codes.${field.name}`), ...details.map(({ name }) => `details.${name}`)];
  const names = fields.details.filter(
    (name) => folded.includes(name) || !/^(codes\.|details\.|credentialIds$)/.test(name),
  );
  const [isOpen] = useState(() => names.some((name) => isFilled(form.getValues(name as 'title'))));
  if (names.length === 0) return null;
  return (
    <Fold
      title={t('posting.details.more')}
      about={[...names.filter((name) => !folded.includes(name)), ...folded]
        .map((name) => labelOf(name, kind, t))
        .join(', ')}
      open={isOpen}
    >
      <QuantityInputs />
      {!asksTypeFirst(kind) && <TagChoices />}
      {codes.map((asked) => (
        <RuleField key={asked.field.name} asked={asked} />
      ))}
      {details.map((field) => (
        <DetailInput key={field.name} field={field} />
      ))}
      {kind.capabilities.shopLink && <ShopLink />}
    </Fold>
  );
}

function isFilled(value: FormValues[keyof FormValues] | undefined): boolean {
  if (typeof value === 'object' && value !== null && 'value' in value) return isFilled(value.value as string);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function ShopLink() {
  const t = useT();
  const { form, errorOf } = usePosting();
  return (
    <Field label={t('posting.field.shop_url')} hint={t('posting.hint.shop_url')} error={errorOf('shop_url')}>
      <TextInput
        {...form.register('shop_url', {
          onBlur: () => form.setValue('shop_url', withProtocol(form.getValues('shop_url')), { shouldDirty: true }),
        })}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
      />
    </Field>
  );
}
