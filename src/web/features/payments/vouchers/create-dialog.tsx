import { type FormEvent, useId, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { PRICED } from '#kinds/price-list.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { actKeys } from '../../../lib/session/act-key.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxInput, FieldGroup, RadioGroup } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { createVoucher } from './calls.ts';
import { NEW_VOUCHER, readVoucher, type TypedVoucher } from './typed-voucher.ts';

type Faults = Readonly<Record<string, string>>;

export interface CreateDialogProps {
  onClose: () => void;
  /** A voucher was made. */
  onMade: () => Promise<void>;
}

/** A new voucher. */
export function CreateDialog({ onClose, onMade }: CreateDialogProps) {
  const t = useT();
  const formId = useId();
  const keyOf = useRef(actKeys());
  const [typed, setTyped] = useState(NEW_VOUCHER);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    setFailure(null);
    const body = readVoucher(typed);
    try {
      const { data } = await browserApi({ idempotencyKey: keyOf.current(body) }).call(createVoucher, {
        body: body as never,
      });
      showToast({ tone: 'success', title: t('vouchers.made', { code: data.code }) });
      onClose();
      await onMade();
    } catch (error) {
      if (isApiError(error) && error.requestId !== '') keyOf.current = actKeys();
      const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
      setFaults(Object.fromEntries(fields.map(([name, said]) => [name, said.join(' ')])));
      if (fields.length === 0 && !isCalledOff(error)) setFailure(failureText(error, t));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(open) => !open && onClose()}
      title={t('vouchers.create')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('vouchers.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="plus" busy={isBusy}>
            {t('vouchers.createDo')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <VoucherFields
          typed={typed}
          faults={faults}
          onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
        />
        <FormFailure failure={failure} />
      </form>
    </Dialog>
  );
}

interface VoucherFieldsProps {
  typed: TypedVoucher;
  faults: Faults;
  onChange: (changes: Partial<TypedVoucher>) => void;
}

function VoucherFields({ typed, faults, onChange }: VoucherFieldsProps) {
  const t = useT();
  return (
    <>
      <Field label={t('vouchers.field.code')} hint={t('vouchers.field.codeHint')} error={faults.code}>
        <TextInput
          value={typed.code}
          maxLength={30}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
      </Field>
      <RadioGroup
        legend={t('vouchers.field.kind')}
        name="kind"
        layout="row"
        value={typed.kind}
        onValueChange={(kind) => onChange({ kind: kind as TypedVoucher['kind'] })}
        options={(['percent', 'amount', 'free'] as const).map((value) => ({
          value,
          label: t(`vouchers.kind.${value}`),
        }))}
      />
      {typed.kind !== 'free' && (
        <Field label={t(`vouchers.field.${typed.kind}`)} error={faults[`discount.${typed.kind}`]}>
          <TextInput
            inputMode="decimal"
            value={typed[typed.kind]}
            autoComplete="off"
            onChange={(event) => onChange({ [typed.kind]: event.currentTarget.value })}
          />
        </Field>
      )}
      <FieldGroup legend={t('vouchers.field.plans')} error={faults.plans}>
        {PRICED.map((plan) => (
          <CheckboxInput
            key={plan}
            label={t(`pricesDesk.plan.${plan}`)}
            checked={typed.plans.includes(plan)}
            onChange={(event) => {
              const isChosen = event.currentTarget.checked;
              onChange({ plans: PRICED.filter((each) => (each === plan ? isChosen : typed.plans.includes(each))) });
            }}
          />
        ))}
      </FieldGroup>
      <Limits typed={typed} faults={faults} onChange={onChange} />
      <CheckboxInput
        label={t('vouchers.field.newcomers')}
        hint={t('vouchers.field.newcomersHint')}
        checked={typed.isForNewcomers}
        onChange={(event) => onChange({ isForNewcomers: event.currentTarget.checked })}
      />
    </>
  );
}

/** From when, until when, and how often. */
function Limits({ typed, faults, onChange }: VoucherFieldsProps) {
  const t = useT();
  return (
    <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
      {(['holdsFrom', 'holdsUntil'] as const).map((name) => (
        <Field
          key={name}
          label={t(`vouchers.field.${name}`)}
          hint={t(`vouchers.field.${name}Hint`)}
          error={faults[name]}
        >
          <TextInput
            type="datetime-local"
            value={typed[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </Field>
      ))}
      {(['maxUses', 'maxPerPerson'] as const).map((name) => (
        <Field key={name} label={t(`vouchers.field.${name}`)} hint={t('vouchers.field.limitHint')} error={faults[name]}>
          <TextInput
            inputMode="numeric"
            value={typed[name]}
            autoComplete="off"
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </Field>
      ))}
    </div>
  );
}
