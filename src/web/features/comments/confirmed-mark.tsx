import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { HOW_RATINGS_WORK } from './places.ts';

/** Marks a comment whose author had contacted the seller before; links to the explanation. */
export function ConfirmedMark({ className }: { className?: string }) {
  const t = useT();
  return (
    <Tooltip text={t('review.confirmedHint')} align="start" className={className}>
      <Link to={`${HOW_RATINGS_WORK}#contact-confirmed`} className="inline-flex min-h-6 items-center rounded-full">
        <Badge tone="success" icon="handshake">
          {t('review.confirmed')}
        </Badge>
      </Link>
    </Tooltip>
  );
}
