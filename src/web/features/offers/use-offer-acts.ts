import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { tellNews } from '../../lib/realtime/news.ts';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { acceptOffer, declineOffer, withdrawOffer } from './calls.ts';

const CALLS = { accept: acceptOffer, decline: declineOffer, withdraw: withdrawOffer } as const;
export type OfferAct = keyof typeof CALLS;

/** Answers an offer or takes it back; the thread shows the outcome. A refusal reloads it: something has changed. */
export function useOfferActs(conversationId: number, offerId: number) {
  const t = useT();
  const [busy, setBusy] = useState<OfferAct | null>(null);

  async function run(act: OfferAct): Promise<void> {
    setBusy(act);
    try {
      const { data } = await browserApi().call(CALLS[act], { params: { id: conversationId, offerId } });
      if (act !== 'withdraw') tellNews('posted', data);
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('offers.failed'), description: failureText(error, t) });
    }
    tellNews('conversationChanged', { conversationId });
    setBusy(null);
  }

  return { busy, run };
}
