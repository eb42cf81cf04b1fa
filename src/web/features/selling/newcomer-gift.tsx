import { useEffect, useState } from 'react';
import type { NewcomerGift } from '#contract/selling/selling.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { useMarket } from '../../lib/market.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { getNewcomerGift } from './own/calls.ts';

/** Announces the gift that a newcomer's first ad gets or has; nothing for other users. */
export function NewcomerGiftNote({ className }: { className?: string }) {
  // While gifts are switched off, skip the request; a gift still running shows on its listing.
  return useMarket().newcomerDays > 0 ? <Asked className={className} /> : null;
}

function Asked({ className }: { className: string | undefined }) {
  const { locale, t } = useLanguage();
  const [value, setValue] = useState<NewcomerGift | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (gift: NewcomerGift) => !isOver && setValue(gift);
    // Optional: on failure nothing is shown.
    browserApi()
      .call(getNewcomerGift)
      .then(take, () => {});
    return () => {
      isOver = true;
    };
  }, []);
  if (!value) return null;
  const { days, given } = value;
  if (given) {
    return (
      <Alert tone="success" className={className} title={t('selling.gift.given', { count: given.days })}>
        <p>
          <Link to="/userpanel?section=ads" className="link">
            {given.title}
          </Link>{' '}
          {t('selling.gift.until', { date: dateText(locale, given.until) })}
        </p>
      </Alert>
    );
  }
  if (days === null) return null;
  return (
    <Alert tone="success" className={className} title={t('selling.gift.offered', { count: days })}>
      <p>{t('selling.gift.offeredText')}</p>
    </Alert>
  );
}
