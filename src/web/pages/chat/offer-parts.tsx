import type { Conversation } from '#contract/conversations.ts';
import { sendOffer } from '../../features/conversations/inbox/thread.ts';
import { OfferCard as Card, type OfferCardProps } from '../../features/offers/offer-card.tsx';
import { OfferChips as Chips } from '../../features/offers/offer-chips.tsx';
import { AgreementPart } from '../../features/reviews/agreement-part.tsx';
import { actOnListings } from '../../features/selling/own/calls.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';

/** An offer whose seller marks the goods as reserved or sold; below an accepted one, its reviews. */
export function OfferCard(props: Omit<OfferCardProps, 'markListings' | 'sendLater'>) {
  const t = useT();
  const markListings: OfferCardProps['markListings'] = async (ids, action) => {
    try {
      await browserApi().call(actOnListings, { body: { ids: [...ids], action } });
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('selling.failed'), description: failureText(error, t) });
      return false;
    }
    showToast({ tone: 'success', title: t(`selling.done.${action}`) });
    return true;
  };
  const { conversation, message, ownId } = props;
  return (
    <>
      <Card {...props} markListings={markListings} sendLater={sendOffer} />
      {message.offer.step === 'accepted' && (
        <AgreementPart
          user={{ id: ownId }}
          query={{ conversation: conversation.id }}
          agreementId={message.offer.id}
          className="mt-2 mb-1 w-[min(22rem,78vw)]"
        />
      )}
    </>
  );
}

/** The ways to make an offer; one that is made without a network is sent like a message. */
export function OfferChips({ conversation }: { conversation: Conversation }) {
  return <Chips conversation={conversation} sendLater={sendOffer} />;
}
