import { useSortable } from '@dnd-kit/sortable';
import { useT } from '../../../../lib/i18n.tsx';
import { pictureSource } from '../../../../lib/pictures/picture-source.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { FormPicture } from '../form-values.ts';

export interface PhotoCardProps {
  item: FormPicture;
  /** 1-based; the first is the cover. */
  place: number;
  count: number;
  isTurning: boolean;
  onMove: (step: -1 | 1) => void;
  onRotate: () => void;
  onDescribe: () => void;
  onRemove: () => void;
}

/** One picture of the listing with its actions; the arrow buttons are the alternative to dragging. */
export function PhotoCard({ item, place, count, isTurning, onMove, onRotate, onDescribe, onRemove }: PhotoCardProps) {
  const t = useT();
  const { key, picture, alt } = item;
  const sortable = useSortable({ id: key, attributes: { roleDescription: t('panel.gallery.sortable') } });
  const { transform, transition, isDragging } = sortable;
  const values = { place, count };
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
      className={classNames('card flex min-w-0 flex-col overflow-hidden', isDragging && 'relative z-10 shadow-float')}
    >
      <div className="relative">
        <Picture
          {...pictureSource(picture)}
          sizes="(min-width: 40rem) 14rem, 46vw"
          alt={alt || t('panel.gallery.nth', values)}
          averageColor={picture.averageColor}
          className={classNames('aspect-4/3', isTurning && 'opacity-50')}
        />
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('panel.gallery.drag', values)}
          className="btn btn-secondary btn-icon btn-sm absolute start-1.5 top-1.5 cursor-grab touch-none shadow-card active:cursor-grabbing"
        >
          <Icon name="grip-vertical" />
        </button>
        <IconButton
          icon="trash-2"
          variant="secondary"
          size="sm"
          label={t('panel.gallery.remove', values)}
          onClick={onRemove}
          className="absolute end-1.5 top-1.5 text-danger shadow-card"
          data-remove
        />
        {place === 1 && (
          <Badge tone="amber" icon="star" className="absolute start-1.5 bottom-1.5 shadow-card">
            {t('posting.photos.cover')}
          </Badge>
        )}
      </div>
      <div className="flex items-center justify-between p-1">
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t('panel.gallery.earlier', values)}
          {...switchedOff(place === 1)}
          onClick={() => place > 1 && onMove(-1)}
        />
        <IconButton
          icon="rotate-cw"
          size="sm"
          busy={isTurning}
          label={t('posting.photos.rotate', values)}
          onClick={onRotate}
        />
        <IconButton
          icon={alt ? 'check' : 'pencil'}
          size="sm"
          label={t('panel.gallery.describeNth', values)}
          onClick={onDescribe}
          className={alt ? 'text-success' : undefined}
        />
        <IconButton
          icon="chevron-right"
          size="sm"
          label={t('panel.gallery.later', values)}
          {...switchedOff(place === count)}
          onClick={() => place < count && onMove(1)}
        />
      </div>
    </li>
  );
}

/** `aria-disabled` rather than `disabled`, so that a button at either end keeps the focus. */
function switchedOff(isOff: boolean) {
  return isOff ? ({ 'aria-disabled': true, className: 'opacity-40' } as const) : {};
}
