import { Badge } from '../../ui/badge.tsx';
import { useT } from '../i18n.tsx';

/** Marks a reserved listing; nothing for others. */
export function ReservedMark({ isReserved, className }: { isReserved: boolean; className?: string }) {
  const t = useT();
  if (!isReserved) return null;
  return (
    <Badge tone="amber" icon="handshake" className={className}>
      {t('listing.reserved')}
    </Badge>
  );
}
