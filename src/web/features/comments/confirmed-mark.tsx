import type { Comment } from '#contract/comments.ts';
import { useT } from '../../lib/i18n.tsx';
import { HOW_RATINGS_WORK } from '../../lib/reviewing/places.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

export interface ConfirmedMarkProps {
  comment: Pick<Comment, 'contactConfirmed' | 'dealConfirmed'>;
  className?: string;
}

/**
 * Marks a comment whose author had agreed with the seller on this very listing, or at least contacted the seller;
 * links to the explanation.
 */
export function ConfirmedMark({ comment: { contactConfirmed, dealConfirmed }, className }: ConfirmedMarkProps) {
  const t = useT();
  if (!contactConfirmed && !dealConfirmed) return null;
  return (
    <Tooltip text={t(dealConfirmed ? 'review.dealHint' : 'review.confirmedHint')} align="start" className={className}>
      <Link
        to={`${HOW_RATINGS_WORK}#${dealConfirmed ? 'deal-confirmed' : 'contact-confirmed'}`}
        className="tap inline-flex min-h-6 items-center rounded-full"
      >
        <Badge tone="success" icon={dealConfirmed ? 'circle-check' : 'handshake'}>
          {t(dealConfirmed ? 'review.deal' : 'review.confirmed')}
        </Badge>
      </Link>
    </Tooltip>
  );
}
