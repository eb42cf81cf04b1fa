import type { ListingAction } from '#contract/selling/selling.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ACT_ICONS, bulkActionsOf } from './acts-of.ts';
import type { Selection } from './use-selection.ts';

export interface BulkBarProps {
  selection: Selection;
  isBusy: boolean;
  onAct: (action: ListingAction) => void;
}

/** Actions on the selection; sticky, within the thumb's reach. */
export function BulkBar({ selection, isBusy, onAct }: BulkBarProps) {
  const t = useT();
  const { listings, clear } = selection;
  if (listings.length === 0) return null;
  return (
    <section
      aria-label={t('selling.bulk.title')}
      className="sticky bottom-[calc(var(--foot-height)+0.5rem)] z-30 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-3 shadow-float sm:bottom-[calc(var(--foot-height)+1rem)]"
    >
      <p role="status" className="me-auto px-1 font-bold">
        {t('selling.bulk.selected', { count: listings.length })}
      </p>
      <Button variant="quiet" size="sm" icon="x" className="sm:order-last" onClick={clear}>
        {t('selling.bulk.clear')}
      </Button>
      <span className="flex gap-2 max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)] max-sm:overflow-x-auto max-sm:px-3 max-sm:pb-1 sm:flex-wrap">
        {bulkActionsOf(listings).map((action) => (
          <Button
            key={action}
            size="sm"
            variant="secondary"
            icon={ACT_ICONS[action]}
            className={classNames('shrink-0', action === 'remove' && 'text-danger')}
            busy={isBusy}
            onClick={() => onAct(action)}
          >
            {t(`selling.bulk.${action}`)}
          </Button>
        ))}
      </span>
    </section>
  );
}
