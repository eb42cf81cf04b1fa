import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PriceDesk, PriceEdition } from '#contract/payments/price-list.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { cancelPrices } from './calls.ts';
import { PriceTable } from './price-table.tsx';

export interface ScheduledCardProps {
  edition: PriceEdition;
  /** The list that it replaces. */
  before: PriceEdition;
  remote: UsedRemote<PriceDesk>;
}

/** A price list that is not in force yet, with its changes; it can be cancelled. */
export function ScheduledCard({ edition, before, remote }: ScheduledCardProps) {
  const { locale, t } = useLanguage();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { number, holdsFrom } = edition;
  const headingId = `prices-${number}`;
  const at = holdsFrom ?? '';

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await browserApi().call(cancelPrices, { params: { id: number } });
      remote.write(data);
      showToast({ tone: 'success', title: t('pricesDesk.cancelled') });
    } catch (error) {
      if (!isCalledOff(error)) showToast({ tone: 'error', title: failureText(error, t) });
      await remote.reload();
      void revalidate();
    }
    setBusy(false);
  }

  return (
    <Card as="section" aria-labelledby={headingId} padded>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId} className="text-subheading">
          {t('pricesDesk.scheduled')}
        </h2>
        <Badge tone="amber" icon="clock">
          {t('pricesDesk.from', { date: dateText(locale, at), time: timeText(locale, at) })}
        </Badge>
        <Button
          variant="quiet"
          icon="undo-2"
          busy={isBusy}
          onClick={() => void cancel()}
          className="-ms-5 sm:-me-5 sm:ms-auto"
        >
          {t('pricesDesk.cancel')}
        </Button>
      </div>
      <PriceTable prices={edition.prices} before={before.prices} label={t('pricesDesk.scheduled')} />
    </Card>
  );
}
