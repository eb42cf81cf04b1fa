import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import type { PriceDesk } from '#contract/payments/price-list.ts';
import { PRICED, type Prices } from '#kinds/price-list.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useLanguage } from '../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PriceFields } from './price-fields.tsx';
import { PriceTable } from './price-table.tsx';
import { changedFields, previewPrices, readPrices, typedPrices } from './typed-prices.ts';
import { useSchedule } from './use-schedule.ts';

const PreviewDialog = lazyPart(
  () => import('../../../ui/dialog.tsx'),
  (module) => module.Dialog,
);

export interface PriceEditorProps {
  desk: PriceDesk;
  remote: UsedRemote<PriceDesk>;
  preview: (prices: Prices) => ReactNode;
}

/** The next price list: fields, what changes, from when, and how the page of the price list will look. */
export function PriceEditor({ desk, remote, preview }: PriceEditorProps) {
  const { locale, t } = useLanguage();
  const formId = useId();
  const [typed, setTyped] = useState(() => typedPrices(locale, desk.holding.prices));
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [isPreviewed, setPreviewed] = useState(false);
  const { isBusy, faults, failure, schedule } = useSchedule(desk, remote);
  const prices = readPrices(typed);
  const isChanged = changedFields(desk.holding.prices, prices).size > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) void schedule(prices, when === 'now' ? null : at);
  }

  return (
    <Card as="section" aria-labelledby={`${formId}-title`} padded>
      <h2 id={`${formId}-title`} className="text-subheading">
        {t('pricesDesk.next')}
      </h2>
      <p className="mt-1 mb-5 max-w-text text-[0.9375rem] text-muted">{t('pricesDesk.nextLead')}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        {PRICED.map((plan) => (
          <PriceFields
            key={plan}
            plan={plan}
            typed={typed[plan]}
            errorOf={(field) => faults[`prices.${plan}.${field}`]}
            onChange={(changes) => setTyped((before) => ({ ...before, [plan]: { ...before[plan], ...changes } }))}
          />
        ))}
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <RadioGroup
            legend={t('pricesDesk.when')}
            name="when"
            layout="row"
            value={when}
            onValueChange={(value) => setWhen(value as typeof when)}
            options={(['now', 'later'] as const).map((value) => ({ value, label: t(`pricesDesk.when.${value}`) }))}
          />
          {when === 'later' && (
            <Field
              label={t('pricesDesk.at')}
              hint={t('pricesDesk.atHint')}
              error={faults.holdsFrom}
              className="max-w-xs"
            >
              <TextInput type="datetime-local" value={at} onChange={(event) => setAt(event.currentTarget.value)} />
            </Field>
          )}
        </div>
        {isChanged && (
          <div className="rounded-field bg-linen p-4">
            <h3 className="mb-2 font-bold">{t('pricesDesk.changes')}</h3>
            <PriceTable prices={prices} before={desk.holding.prices} label={t('pricesDesk.changes')} />
          </div>
        )}
        <FormFailure failure={failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isBusy} disabled={!isChanged} icon={when === 'now' ? 'check' : 'clock'}>
            {t(when === 'now' ? 'pricesDesk.publish' : 'pricesDesk.plan')}
          </Button>
          <Button variant="secondary" icon="eye" onClick={() => setPreviewed(true)}>
            {t('pricesDesk.preview')}
          </Button>
          <p role="status" className="text-sm text-muted">
            {isChanged ? '' : t('pricesDesk.unchanged')}
          </p>
        </div>
      </form>
      {isPreviewed && (
        <Suspense>
          <PreviewDialog
            open
            isPage
            size="wide"
            onOpenChange={setPreviewed}
            title={t('pricesDesk.preview')}
            closeLabel={t('frame.close')}
          >
            {preview(previewPrices(prices))}
          </PreviewDialog>
        </Suspense>
      )}
    </Card>
  );
}
