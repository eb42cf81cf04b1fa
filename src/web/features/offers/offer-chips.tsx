import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../lib/i18n.tsx';
import { type OfferWish, offerWishOf } from '../../lib/paths/chat-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { SendLater } from './offer-dialog.tsx';

const OfferDialog = lazyPart(
  () => import('./offer-dialog.tsx'),
  (module) => module.OfferDialog,
);

/** List items that open the offer form, beside the suggested replies. A link can open the form at once. */
export function OfferChips({ conversation, sendLater }: { conversation: Conversation; sendLater: SendLater }) {
  const t = useT();
  const [wish, setWish] = useState<OfferWish | null>(null);
  useWishOfAddress(setWish);
  const isSeller = conversation.about?.sellerId === conversation.users.at(-1)?.id;
  const wishes: readonly OfferWish[] = isSeller ? ['price'] : ['price', 'reservation'];
  return (
    <>
      {wishes.map((each) => (
        <li key={each} className="shrink-0">
          <button
            type="button"
            className="chip border-primary! text-primary-strong"
            aria-haspopup="dialog"
            onClick={() => setWish(each)}
          >
            <Icon name={each === 'price' ? 'handshake' : 'calendar'} size={18} />
            {t(`offers.ask.${each}`)}
          </button>
        </li>
      ))}
      {wish && (
        <li className="contents">
          <Suspense>
            <OfferDialog conversation={conversation} wish={wish} sendLater={sendLater} onClose={() => setWish(null)} />
          </Suspense>
        </li>
      )}
    </>
  );
}

/** Opens the form that a link asks for, once: a reload or a return shows the plain conversation. */
function useWishOfAddress(open: (wish: OfferWish) => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const wish = offerWishOf(state);
  useEffect(() => {
    if (wish === null) return;
    open(wish);
    void navigate('.', { replace: true, state: { ...(state as object), offer: undefined } });
  }, [wish, open, navigate, state]);
}
