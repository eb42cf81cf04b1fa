import { shopLinkPlan } from '#kinds/plans.ts';
import { dayText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Link } from '../../../../ui/link.tsx';

/** Whether the shop link is public at the given time. */
export function isShopShown(until: string | null, nowMs: number): until is string {
  return until !== null && Date.parse(until) > nowMs;
}

/** Shows the owner whether the link to their shop is public, and how to make it so. */
export function ShopShown({ until }: { until: string | null }) {
  const { locale, t } = useLanguage();
  if (isShopShown(until, Date.now()))
    return (
      <p className="-mt-3 text-sm text-muted">{t('panel.description.shopShown', { day: dayText(locale, until) })}</p>
    );
  return (
    <p className="-mt-3 text-sm text-muted">
      {t('panel.description.shopHidden')}{' '}
      <Link to="/shopLinkPlan" className="link">
        {t('panel.description.shopPlan', { days: shopLinkPlan.visibleDays })}
      </Link>
    </p>
  );
}
