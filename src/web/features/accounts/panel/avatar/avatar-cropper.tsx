import { type KeyboardEvent, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useT } from '../../../../lib/i18n.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { AvatarPreviews } from './avatar-previews.tsx';
import { cutPicture } from './cut-picture.ts';
import type { PercentArea } from './preview-style.ts';

export interface AvatarCropperProps {
  /** Of the selected picture. */
  url: string;
  /** 0 to 1 during the upload, else null. */
  progress: number | null;
  onCut: (picture: Blob) => void;
  onUnreadable: () => void;
  onCancel: () => void;
}

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.2;
const WHOLE: PercentArea = { x: 0, y: 0, width: 100, height: 100 };

/** Crops a circle out of a picture; moved and zoomed by touch, mouse or keyboard. */
export function AvatarCropper({ url, progress, onCut, onUnreadable, onCancel }: AvatarCropperProps) {
  const t = useT();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState<PercentArea>(WHOLE);
  const [area, setArea] = useState<Area | null>(null);
  const zoomTo = (next: number) => setZoom(Math.min(MAX_ZOOM, Math.max(1, next)));

  function handleKeys(event: KeyboardEvent): void {
    if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP);
    else if (event.key === '-') zoomTo(zoom - ZOOM_STEP);
    else return;
    event.preventDefault();
  }

  async function cut(): Promise<void> {
    if (!area) return;
    try {
      onCut(await cutPicture(url, area));
    } catch {
      onUnreadable();
    }
  }

  return (
    <Card padded className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key events that bubble up from the focused
          picture */}
      <div className="flex min-w-0 flex-col gap-4" onKeyDown={handleKeys}>
        <div className="relative aspect-square w-full overflow-hidden rounded-card bg-linen has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus">
          <Cropper
            image={url}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(percent, pixels) => {
              setShown(percent);
              setArea(pixels);
            }}
            classes={{ cropAreaClassName: 'outline-none!' }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ role: 'group', 'aria-label': t('panel.avatar.cut'), 'aria-describedby': 'cut-hint' }}
          />
        </div>
        <ZoomSlider zoom={zoom} onZoom={zoomTo} />
        <p id="cut-hint" className="text-sm text-muted">
          {t('panel.avatar.cutHint')}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <AvatarPreviews url={url} area={shown} />
        {progress !== null && <ProgressBar share={progress} label={t('panel.files.sending')} />}
        <div className="flex flex-wrap gap-3">
          <Button busy={progress !== null || !area} onClick={() => void cut()}>
            {t(progress === null ? 'panel.avatar.save' : 'panel.files.sending')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('panel.cancel')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useT();
  return (
    <div className="flex items-center gap-2">
      <IconButton icon="minus" label={t('panel.avatar.zoomOut')} onClick={() => onZoom(zoom - ZOOM_STEP)} />
      <input
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        aria-label={t('panel.avatar.zoom')}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-primary"
      />
      <IconButton icon="plus" label={t('panel.avatar.zoomIn')} onClick={() => onZoom(zoom + ZOOM_STEP)} />
    </div>
  );
}
