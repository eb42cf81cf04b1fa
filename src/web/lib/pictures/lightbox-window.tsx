import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { useT } from '../i18n.tsx';
import { stepTo } from './use-strip.ts';
import { useZoom } from './use-zoom.ts';
import { MAX_SCALE, type Zoom } from './zoom.ts';

export interface LightboxWindowProps {
  /** What the pictures show. */
  title: string;
  /** How many pictures there are; `at` is the current one. */
  count: number;
  at: number;
  onShow: (index: number) => void;
  onClose: () => void;
  /** What gets the focus on closing; true for the previously focused element. */
  finalFocus: () => HTMLElement | true;
  /** The picture, which fills the stage at any zoom. */
  children: (zoom: Zoom) => ReactNode;
}

const ZOOM_STEP = 1.6;

/** A lightbox for pictures of any source. It imports Base UI's dialog. */
export function LightboxWindow({ title, onClose, finalFocus, ...rest }: LightboxWindowProps) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop bg-[#0b100c]!" />
        <Dialog.Popup
          className="fixed inset-0 z-[71] flex flex-col text-[#fff] outline-none"
          data-theme="dark"
          initialFocus={stage}
          finalFocus={finalFocus}
        >
          <Dialog.Title className="sr-only">{t('detail.lightboxTitle', { title })}</Dialog.Title>
          <Stage stage={stage} {...rest} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface StageProps extends Omit<LightboxWindowProps, 'title' | 'onClose' | 'finalFocus'> {
  stage: { current: HTMLDivElement | null };
}

/** Stays mounted across pictures, so that the focus in it is not lost. */
function Stage({ stage, count, at, onShow, children }: StageProps) {
  const t = useT();
  const { zoom, zoomBy, reset, handlers } = useZoom(stage, (direction) => count > 1 && go(direction));
  const go = (step: 1 | -1) => show((at + step + count) % count);

  function show(index: number): void {
    reset();
    onShow(index);
  }

  function handleKeys(event: KeyboardEvent): void {
    const next = stepTo(event.key, at, count);
    if (next !== undefined) show(next);
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key events that bubble up from the focused element
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={handleKeys}>
      <div className="flex items-center gap-2 p-2 sm:p-3">
        <p aria-live="polite" className="ps-2 font-bold">
          <span className="sr-only">{t('detail.picture')} </span>
          {at + 1} / {count}
        </p>
        <span className="ms-auto flex gap-1">
          <Tool
            icon="minus"
            label={t('detail.zoomOut')}
            isOff={zoom.scale <= 1}
            onPress={() => zoomBy(1 / ZOOM_STEP)}
          />
          <Tool
            icon="plus"
            label={t('detail.zoomIn')}
            isOff={zoom.scale >= MAX_SCALE}
            onPress={() => zoomBy(ZOOM_STEP)}
          />
          <Dialog.Close className={TOOL} aria-label={t('detail.close')}>
            <Icon name="x" />
          </Dialog.Close>
        </span>
      </div>
      <div
        ref={stage}
        tabIndex={-1}
        className={STAGE}
        style={{ cursor: zoom.scale > 1 ? 'grab' : 'zoom-in' }}
        {...handlers}
      >
        {children(zoom)}
      </div>
      {count > 1 && (
        <div className="flex justify-center gap-6 p-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Tool icon="chevron-left" label={t('detail.previousPicture')} onPress={() => go(-1)} />
          <Tool icon="chevron-right" label={t('detail.nextPicture')} onPress={() => go(1)} />
        </div>
      )}
    </div>
  );
}

const STAGE = 'relative min-h-0 flex-1 touch-none overflow-hidden outline-none select-none';
const TOOL = 'btn btn-icon bg-[#ffffff26]! text-[#fff]! shadow-none! hover:bg-[#ffffff4d]! aria-disabled:opacity-40';

/** `aria-disabled` rather than `disabled` at either end, so that it keeps the focus. */
function Tool({
  icon,
  label,
  isOff,
  onPress,
}: {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" className={TOOL} aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
