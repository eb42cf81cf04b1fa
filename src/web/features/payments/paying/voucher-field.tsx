import { type FormEvent, useState } from 'react';
import type { Quote } from '#contract/payments/payments.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CODE_MAX_LENGTH } from './bounds.ts';
import { priceText } from './price-text.ts';
import type { UsedVoucher } from './use-quote.ts';

export interface VoucherFieldProps {
  quote: Quote;
  voucher: UsedVoucher;
}

/** The field for a voucher: collapsed, as most people have none. With a code it shows the discount. */
export function VoucherField({ quote, voucher }: VoucherFieldProps) {
  const t = useT();
  const { code, reduction } = quote;
  return (
    <div className="rounded-field bg-linen px-4 py-1">
      <p role="status" className="sr-only">
        {code !== null && t('paying.code.used', { code, price: priceText(reduction), rest: priceText(quote.amount) })}
      </p>
      {code === null ? (
        <Disclosure
          open={voucher.refusal !== null}
          summary={
            <span className="flex items-center gap-2.5 font-semibold">
              <Icon name="ticket" className="text-primary" />
              {t('paying.code.have')}
            </span>
          }
        >
          <CodeForm voucher={voucher} />
        </Disclosure>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="flex min-h-11 min-w-0 items-center gap-2.5">
            <Icon name="ticket" className="text-success" />
            <b className="wrap-anywhere">{code}</b>
          </span>
          <Button variant="quiet" size="sm" busy={voucher.isBusy} onClick={() => void voucher.drop()} className="-mx-3">
            {t('paying.code.drop')}
          </Button>
        </div>
      )}
    </div>
  );
}

function CodeForm({ voucher: { apply, isBusy, refusal } }: Pick<VoucherFieldProps, 'voucher'>) {
  const t = useT();
  const [typed, setTyped] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() && !isBusy) void apply(typed);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pb-4">
      <Field label={t('paying.code.label')} error={refusal ?? undefined}>
        <TextInput
          value={typed}
          maxLength={CODE_MAX_LENGTH + 10}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
        {t('paying.code.apply')}
      </Button>
    </form>
  );
}
