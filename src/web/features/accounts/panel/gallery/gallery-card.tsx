import { useSortable } from '@dnd-kit/sortable';
import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { pictureSource } from '../../../../lib/pictures/picture-source.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';

export interface GalleryCardProps {
  item: GalleryPicture;
  /** 1-based. */
  place: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

/** One picture of the gallery with its actions; the arrow buttons are the alternative to dragging. */
export function GalleryCard({ item: { key, picture }, place, count, onMove, onDescribe, onRemove }: GalleryCardProps) {
  const t = useT();
  const sortable = useSortable({ id: key, attributes: { roleDescription: t('panel.gallery.sortable') } });
  const { transform, transition, isDragging } = sortable;
  const name = t('panel.gallery.nth', { place, count });
  return (
    <li
      ref={sortable.setNodeRef}
      data-gallery-card
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={classNames('card flex min-w-0 flex-col overflow-hidden', isDragging && 'relative z-10 shadow-float')}
    >
      <div className="relative">
        <Picture
          {...pictureSource(picture)}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 46vw"
          alt={picture.alt || name}
          averageColor={picture.averageColor}
          className="aspect-4/3"
        />
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('panel.gallery.drag', { place, count })}
          className="btn btn-secondary btn-icon btn-sm absolute start-2 top-2 cursor-grab touch-none shadow-card active:cursor-grabbing"
        >
          <Icon name="grip-vertical" />
        </button>
        <IconButton
          icon="trash-2"
          variant="secondary"
          size="sm"
          label={t('panel.gallery.remove', { place, count })}
          onClick={onRemove}
          className="absolute end-2 top-2 text-danger shadow-card"
          data-remove
        />
      </div>
      <div className="flex items-center justify-between gap-1 p-1.5">
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t('panel.gallery.earlier', { place, count })}
          {...switchedOff(place === 1)}
          onClick={() => place > 1 && onMove(-1)}
        />
        <Button
          variant="quiet"
          size="sm"
          className="min-w-0 gap-1! px-0.5! text-sm!"
          onClick={onDescribe}
          aria-label={t('panel.gallery.describeNth', { place, count })}
        >
          {picture.alt ? (
            <Icon name="check" className="text-success" />
          ) : (
            <Icon name="pencil" className="max-sm:hidden" />
          )}
          <span className="truncate">{t('panel.gallery.describeShort')}</span>
        </Button>
        <IconButton
          icon="chevron-right"
          size="sm"
          label={t('panel.gallery.later', { place, count })}
          {...switchedOff(place === count)}
          onClick={() => place < count && onMove(1)}
        />
      </div>
    </li>
  );
}

/** `aria-disabled` rather than `disabled`, so that a button at either end of the gallery keeps the focus. */
function switchedOff(isOff: boolean) {
  return isOff ? ({ 'aria-disabled': true, className: 'opacity-40' } as const) : {};
}
