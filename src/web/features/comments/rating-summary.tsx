import { ratingText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';

export interface RatingSummaryProps {
  average: number;
  count: number;
  /** Counts of one to five stars. */
  distribution: readonly number[];
}

/** The mean rating in large, and the distribution, five stars first. */
export function RatingSummary({ average, count, distribution }: RatingSummaryProps) {
  const { locale, t } = useLanguage();
  const value = ratingText(locale, average);
  return (
    <Card padded className="break-inside-avoid">
      <div className="flex items-center gap-4">
        <p className="font-heading text-[3.25rem] leading-none font-bold text-primary-strong">{value}</p>
        <div>
          <Stars value={average} label={t('detail.starsGiven', { rating: value })} className="text-xl" />
          <p className="text-sm text-muted">{t('detail.commentCount', { count })}</p>
        </div>
      </div>
      <ul aria-label={t('detail.distribution')} className="mt-4 flex flex-col gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar key={stars} stars={stars} count={distribution[stars - 1] ?? 0} total={count} />
        ))}
      </ul>
    </Card>
  );
}

function Bar({ stars, count, total }: { stars: number; count: number; total: number }) {
  const { t } = useLanguage();
  return (
    <li className="flex items-center gap-2 text-sm">
      <span className="sr-only">
        {t('detail.starCount', { count: stars })}: {count}
      </span>
      <span className="flex w-8 shrink-0 items-center justify-end gap-1 font-bold" aria-hidden="true">
        {stars}
        <Icon name="star" size={14} filled className="text-star" />
      </span>
      <span className="h-2.5 flex-1 overflow-hidden rounded-full bg-linen" aria-hidden="true">
        <span
          className="block h-full rounded-full bg-star"
          style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
        />
      </span>
      <span className="w-7 shrink-0 text-end text-muted tabular-nums" aria-hidden="true">
        {count}
      </span>
    </li>
  );
}
