import type { ListingStatus } from '#contract/listings/listings.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { useT } from '../i18n.tsx';

/** The explanation of the badges. */
export const MARKS_PATH = '/howRankingWorks#marks';

/** Whether the seller paid for a better position, which a badge discloses. */
export function isPaidFor(status: ListingStatus): status is 'promoted' | 'highlighted' {
  return status === 'promoted' || status === 'highlighted';
}

export interface PaidMarkProps {
  status: ListingStatus;
  className?: string;
}

/**
 * Discloses what was paid for, in the plan's words; nothing for other listings. Not a link, as a card has only its own.
 */
export function PaidMark({ status, className }: PaidMarkProps) {
  const t = useT();
  if (!isPaidFor(status)) return null;
  return (
    <Badge tone="amber" className={className}>
      {t(status === 'promoted' ? 'list.promoted' : 'list.highlighted')}
    </Badge>
  );
}

/** The badge on a listing's page; links to its explanation. */
export function PaidLink({ status, className, ...rest }: PaidMarkProps & { 'aria-describedby'?: string }) {
  const t = useT();
  if (!isPaidFor(status)) return null;
  return (
    <Link
      to={MARKS_PATH}
      className={classNames('tap inline-flex max-w-full rounded-full hover:brightness-95', className)}
      {...rest}
    >
      <PaidMark status={status} />
      <span className="sr-only">: {t('list.promotedWhy')}</span>
    </Link>
  );
}
