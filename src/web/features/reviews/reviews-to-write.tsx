import { useState } from 'react';
import type { Agreement } from '#contract/reviews.ts';
import { useT } from '../../lib/i18n.tsx';
import type { SessionUser } from '../../lib/session/session-store.ts';
import { AgreementCard } from './agreement-card.tsx';
import { useAgreements } from './use-agreements.ts';

/** The user's agreements with hidden reviews, unwritten ones first; nothing when there are none. */
export function ReviewsToWrite({ user }: { user: Pick<SessionUser, 'id'> }) {
  const t = useT();
  const { items = [], write } = useAgreements({});
  // An agreement whose reviews the user's own has just revealed leaves the list, but stays on the page to say so.
  const [shown, setShown] = useState<readonly Agreement[]>([]);
  const handleChanged = (changed: Agreement) => {
    write(changed);
    if (changed.shownAt !== null) setShown((before) => [...before, changed]);
  };
  const all = [...items, ...shown.filter((each) => items.every(({ id }) => id !== each.id))];
  if (all.length === 0) return null;
  const inOrder = all.sort((one, other) => Number(one.ownWrote) - Number(other.ownWrote));
  return (
    <section aria-labelledby="reviews-to-write" className="flex flex-col gap-3">
      <div>
        <h2 id="reviews-to-write" className="text-subheading">
          {t('reviews.toWrite')}
        </h2>
        <p className="text-muted">{t('reviews.toWriteLead')}</p>
      </div>
      {inOrder.map((agreement) => (
        <AgreementCard
          key={agreement.id}
          agreement={agreement}
          userId={user.id}
          title={t('reviews.about', { name: agreement.other.name })}
          onChanged={handleChanged}
        />
      ))}
    </section>
  );
}
