import { Suspense, useState } from 'react';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { shortWeekdayText, timeText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { useNowMs } from '../../lib/time/use-now.ts';
import { writtenLang } from '../../lib/written-lang.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { AcceptedOffer, type MarkListings } from './accepted-offer.tsx';
import type { SendLater } from './offer-dialog.tsx';
import { OfferedListings, OfferFacts } from './offer-facts.tsx';
import { STATE_LOOKS, stateAt } from './offer-state.ts';
import { useOfferActs } from './use-offer-acts.ts';

const OfferDialog = lazyPart(
  () => import('./offer-dialog.tsx'),
  (module) => module.OfferDialog,
);

export interface OfferCardProps {
  conversation: Conversation;
  message: Message & { offer: Offer };
  ownId: number;
  markListings: MarkListings;
  sendLater: SendLater;
}

/** A message about an offer: the offer with its state and answer buttons, or the answer to it. */
export function OfferCard(props: OfferCardProps) {
  const { conversation, message, ownId } = props;
  const { offer } = message;
  if (offer.step === 'accepted') return <AcceptedOffer {...props} />;
  if (offer.step === 'declined') return <Declined />;
  return <MadeOffer conversation={conversation} offer={offer} ownId={ownId} sendLater={props.sendLater} />;
}

function Declined() {
  const { t } = useLanguage();
  return (
    <p className="flex items-center gap-2 rounded-[1.25rem] border border-line bg-surface px-3.5 py-2 text-[0.9375rem] text-muted">
      <Icon name="circle-x" size={18} />
      {t('offers.declinedLine')}
    </p>
  );
}

interface MadeOfferProps {
  conversation: Conversation;
  offer: Offer;
  ownId: number;
  sendLater: SendLater;
}

function MadeOffer({ conversation, offer, ownId, sendLater }: MadeOfferProps) {
  const { locale, t } = useLanguage();
  const isOwn = offer.makerId === ownId;
  const state = stateAt(offer, useNowMs());
  const isOpen = state === 'open';
  const title = offer.price === null ? 'reservation' : offer.answers === null ? 'price' : 'counter';
  return (
    <section
      aria-label={t(`offers.title.${title}`)}
      className={classNames(
        'my-1 w-[min(22rem,78vw)] overflow-hidden rounded-[1.25rem] border bg-surface',
        isOpen ? 'border-primary shadow-card' : 'border-line-strong',
      )}
    >
      <p
        className={classNames(
          'flex items-center gap-2 px-4 py-2 text-[0.9375rem] font-bold',
          isOpen ? 'bg-primary-soft text-primary-strong' : 'bg-linen text-muted',
        )}
      >
        <Icon name="handshake" size={20} />
        {t(`offers.title.${title}`)}
      </p>
      <div className="px-4 pt-2.5 pb-3.5">
        <OfferFacts offer={offer} />
        {offer.note && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line" lang={isOwn ? undefined : writtenLang(locale)}>
            {offer.note}
          </p>
        )}
        <OfferedListings listings={offer.listings} />
        <Standing offer={offer} state={state} isOwn={isOwn} />
        {isOpen && conversation.closed === null && (
          <Answers conversation={conversation} offer={offer} isOwn={isOwn} sendLater={sendLater} />
        )}
      </div>
    </section>
  );
}

function Standing({ offer, state, isOwn }: { offer: Offer; state: Offer['state']; isOwn: boolean }) {
  const { locale, t } = useLanguage();
  if (state === 'open') {
    const moment = `${shortWeekdayText(locale, offer.lapsesAt)} ${timeText(locale, offer.lapsesAt)}`;
    return (
      <p className="mt-2.5 flex items-center gap-1.5 text-sm text-muted">
        <Icon name="clock" size={16} />
        {t('offers.until', { moment })}
      </p>
    );
  }
  const why = whyOf(offer, state, isOwn);
  return (
    <div className="mt-3">
      <Badge {...STATE_LOOKS[state]}>{t(`offers.state.${state}`)}</Badge>
      {why && <p className="mt-1.5 text-sm text-muted">{t(why)}</p>}
    </div>
  );
}

function whyOf({ belowFloor }: Offer, state: Offer['state'], isOwn: boolean) {
  if (belowFloor) return isOwn ? 'offers.why.tooLow' : 'offers.why.tooLowForYou';
  return state === 'closed' ? 'offers.why.closed' : null;
}

/** The reader's actions on an open offer. */
function Answers({ conversation, offer, isOwn, sendLater }: Omit<MadeOfferProps, 'ownId'> & { isOwn: boolean }) {
  const { t } = useLanguage();
  const { busy, run } = useOfferActs(conversation.id, offer.id);
  const [isCountering, setCountering] = useState(false);
  if (isOwn) {
    return (
      <Button
        size="sm"
        variant="secondary"
        icon="undo-2"
        className="mt-3"
        busy={busy === 'withdraw'}
        onClick={() => void run('withdraw')}
      >
        {t('offers.withdraw')}
      </Button>
    );
  }
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button
          icon="check"
          className="col-span-2"
          busy={busy === 'accept'}
          onClick={() => busy === null && void run('accept')}
        >
          {t('offers.accept')}
        </Button>
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setCountering(true)}>
          {t('offers.counter')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={busy === 'decline'}
          onClick={() => busy === null && void run('decline')}
        >
          {t('offers.decline')}
        </Button>
      </div>
      {isCountering && (
        <Suspense>
          <OfferDialog
            conversation={conversation}
            wish="price"
            answered={offer}
            sendLater={sendLater}
            onClose={() => setCountering(false)}
          />
        </Suspense>
      )}
    </>
  );
}
