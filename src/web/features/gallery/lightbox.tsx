import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useRef } from 'react';
import type { Picture as StoredPicture } from '#contract/primitives.ts';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { pictureSource } from '../listings/picture-source.ts';
import { slideId, stepTo } from './use-strip.ts';
import { useZoom } from './use-zoom.ts';
import { MAX_SCALE, type Zoom } from './zoom.ts';

export interface LightboxProps {
  pictures: readonly StoredPicture[];
  title: string;
  at: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const ZOOM_STEP = 1.6;

/** A window in which a picture is looked at closely. Load it lazily: it brings Base UI's dialog with it. */
export function Lightbox({ pictures, title, at, onShow, onClose }: LightboxProps) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const picture = pictures[at];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop bg-[#0b100c]!" />
        <Dialog.Popup
          className="fixed inset-0 z-[71] flex flex-col text-[#fff] outline-none"
          data-theme="dark"
          initialFocus={stage}
          finalFocus={() => document.querySelector<HTMLElement>(`#${slideId(at)} a`) ?? true}
        >
          <Dialog.Title className="sr-only">{t('detail.lightboxTitle', { title })}</Dialog.Title>
          {picture && <Stage stage={stage} picture={picture} {...{ pictures, title, at, onShow }} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface StageProps extends Omit<LightboxProps, 'onClose'> {
  stage: { current: HTMLDivElement | null };
  picture: StoredPicture;
}

/** It stays the same for every picture: the focus in it must not be lost. */
function Stage({ stage, picture, pictures, title, at, onShow }: StageProps) {
  const t = useT();
  const count = pictures.length;
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard on their way up from whatever in the window has the focus
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
        <LargePicture key={picture.id} picture={picture} alt={picture.alt || title} zoom={zoom} />
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

/** Not switched off outright where it ends: the focus would be lost. */
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

function LargePicture({ picture, alt, zoom }: { picture: StoredPicture; alt: string; zoom: Zoom }) {
  const { src, srcSet } = pictureSource(picture);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={zoom.scale > 1 ? '200vw' : '100vw'}
      width={picture.width}
      height={picture.height}
      alt={alt}
      draggable={false}
      className="absolute inset-0 size-full object-contain"
      style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
    />
  );
}
