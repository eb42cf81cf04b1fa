import { Suspense, useState } from 'react';
import type { Discount, Voucher } from '#contract/payments/vouchers.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText, moneyText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { stopVoucher } from './calls.ts';

const UsesSheet = lazyPart(
  () => import('./uses-sheet.tsx'),
  (module) => module.UsesSheet,
);
const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

const TONES: Readonly<Record<Voucher['state'], Tone>> = {
  planned: 'info',
  active: 'success',
  usedUp: 'neutral',
  over: 'neutral',
  stopped: 'danger',
};

/** A voucher's discount as text: `−20%`. */
export function discountText(discount: Discount, locale: Locale, t: Translate): string {
  if (discount.kind === 'percent') return `−${discount.percent}%`;
  return discount.kind === 'amount' ? `−${moneyText(locale, discount.amount)}` : t('vouchers.free');
}

/** A voucher in the list. `onChange` is called after it was stopped. */
export function VoucherRow({ voucher, onChange }: { voucher: Voucher; onChange: () => Promise<void> }) {
  const { locale, t } = useLanguage();
  const [open, setOpen] = useState<'uses' | 'stop' | null>(null);
  const { id, code, discount, state, uses, maxUses } = voucher;
  const close = () => setOpen(null);

  async function stop(): Promise<void> {
    try {
      await browserApi().call(stopVoucher, { params: { id } });
      showToast({ tone: 'success', title: t('vouchers.stopped', { code }) });
      await onChange();
    } catch (error) {
      if (!isCalledOff(error)) showToast({ tone: 'error', title: failureText(error, t) });
    }
  }

  return (
    <li className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-mono text-lg tracking-wide wrap-anywhere">{code}</b>
          <span className="font-heading text-lg font-bold text-primary-strong">
            {discountText(discount, locale, t)}
          </span>
          <Badge tone={TONES[state]}>{t(`vouchers.state.${state}`)}</Badge>
        </p>
        <p className="mt-1 text-[0.9375rem] text-muted">
          <Terms voucher={voucher} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" icon="users" onClick={() => setOpen('uses')}>
          {maxUses === null ? t('vouchers.uses', { count: uses }) : t('vouchers.usesOf', { uses, max: maxUses })}
        </Button>
        {state !== 'stopped' && state !== 'over' && (
          <Button
            variant="quiet"
            size="sm"
            icon="x"
            onClick={() => setOpen('stop')}
            aria-label={t('vouchers.stopNamed', { code })}
          >
            {t('vouchers.stop')}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'uses' && <UsesSheet voucher={voucher} onClose={close} />}
        {open === 'stop' && (
          <ConfirmDialog
            title={t('vouchers.stopTitle', { code })}
            confirmLabel={t('vouchers.stop')}
            cancelLabel={t('vouchers.cancel')}
            closeLabel={t('frame.close')}
            onConfirm={() => void stop()}
            onClose={close}
          >
            {t('vouchers.stopText')}
          </ConfirmDialog>
        )}
      </Suspense>
    </li>
  );
}

/** The conditions of a voucher: what it applies to, when, for whom and how often. */
function Terms({ voucher }: { voucher: Voucher }) {
  const { locale, t } = useLanguage();
  const { plans, holdsFrom, holdsUntil, maxPerPerson, isForNewcomers } = voucher;
  return [
    plans.map((plan) => t(`pricesDesk.plan.${plan}`)).join(', '),
    holdsUntil === null
      ? t('vouchers.from', { date: dateText(locale, holdsFrom) })
      : t('vouchers.fromUntil', { from: dateText(locale, holdsFrom), until: dateText(locale, holdsUntil) }),
    isForNewcomers ? t('vouchers.newcomers') : t('vouchers.everybody'),
    ...(maxPerPerson === null ? [] : [t('vouchers.perPerson', { count: maxPerPerson })]),
  ].join(' · ');
}
