import { Link } from 'react-router';
import type { ListingStatus } from '#contract/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Where it is told what the marks mean. */
export const MARKS_PATH = '/howRankingWorks#marks';

/** Whether the seller paid for a better place: then a mark says so. */
export function isPaidFor(status: ListingStatus): status is 'promoted' | 'highlighted' {
  return status === 'promoted' || status === 'highlighted';
}

export interface PaidMarkProps {
  status: ListingStatus;
  className?: string;
}

/** Says openly what was paid for, in the words of the plan; nothing for other listings. */
export function PaidMark({ status, className }: PaidMarkProps) {
  const t = useT();
  if (!isPaidFor(status)) return null;
  return (
    <Badge tone="amber" icon={status === 'highlighted' ? 'sparkles' : undefined} className={className}>
      {t(`list.${status}`)}
    </Badge>
  );
}

/** The mark as visitors see it: it leads to what it means. On a card it lies above the link of the whole. */
export function PaidLink({ status, className, ...rest }: PaidMarkProps & { 'aria-describedby'?: string }) {
  const t = useT();
  if (!isPaidFor(status)) return null;
  return (
    <Link
      to={MARKS_PATH}
      className={classNames('z-1 inline-flex max-w-full rounded-full hover:brightness-95', className)}
      {...rest}
    >
      <PaidMark status={status} />
      <span className="sr-only">: {t('list.promotedWhy')}</span>
    </Link>
  );
}
