import { useWatch } from 'react-hook-form';
import { withProtocol } from '../../../../lib/forms/typing.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Alert } from '../../../../ui/alert.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { asksTypeFirst, otherDetails } from '../form-plan.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { DetailInput } from './detail-input.tsx';
import { QuantityInputs } from './quantity-inputs.tsx';
import { RuleFields } from './rule-fields.tsx';
import { ScheduleInputs } from './schedule-inputs.tsx';
import { TagChoices } from './tag-choices.tsx';

/** Price, schedule and properties: only those of the kind and the chosen category. */
export function DetailsSection() {
  const t = useT();
  const { kind, form } = usePosting();
  const { categories, schedule, shopLink } = kind.capabilities;
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <>
      {schedule && <ScheduleInputs />}
      {kind.quantities.length > 0 && <QuantityInputs />}
      {categories && category === null && <Alert tone="info">{t('posting.details.categoryFirst')}</Alert>}
      <RuleFields />
      {!asksTypeFirst(kind) && <TagChoices />}
      <DeliveryFields />
      {otherDetails(kind).map((field) => (
        <DetailInput key={field.name} field={field} />
      ))}
      {shopLink && <ShopLink />}
    </>
  );
}

function ShopLink() {
  const t = useT();
  const { form, errorOf } = usePosting();
  return (
    <Field
      label={t('posting.field.shop_url')}
      hint={t('posting.hint.shop_url')}
      error={errorOf('shop_url')}
      aside={t('posting.optional')}
    >
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
