import type { ListingStatus } from '#contract/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';

/** Whether the seller paid for a better place: then a mark says so. */
export function isPaidFor(status: ListingStatus): status is 'promoted' | 'highlighted' {
  return status === 'promoted' || status === 'highlighted';
}

/** Says openly what was paid for, in the words of the plan; nothing for other listings. */
export function PaidMark({ status, className }: { status: ListingStatus; className?: string }) {
  const t = useT();
  if (!isPaidFor(status)) return null;
  return (
    <Badge tone="amber" icon={status === 'highlighted' ? 'sparkles' : undefined} className={className}>
      {t(`list.${status}`)}
    </Badge>
  );
}
