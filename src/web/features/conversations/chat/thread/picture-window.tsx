import { useState } from 'react';
import type { MessageFile } from '#contract/conversations.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { LightboxWindow } from '../../../../lib/pictures/lightbox-window.tsx';
import type { Zoom } from '../../../../lib/pictures/zoom.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useFileUrl } from '../../inbox/thread.ts';

export interface PictureWindowProps {
  conversationId: number;
  pictures: readonly MessageFile[];
  at: number;
  /** The sender's name. */
  title: string;
  opener: HTMLElement;
  onClose: () => void;
}

/** A message's pictures, enlarged. Load it lazily: it imports Base UI's dialog. */
export function PictureWindow({ conversationId, pictures, at: first, title, opener, onClose }: PictureWindowProps) {
  const [at, setAt] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const picture = pictures[at];
  return (
    <LightboxWindow
      title={title}
      count={pictures.length}
      at={at}
      onShow={setAt}
      onClose={onClose}
      finalFocus={() => opener}
    >
      {(zoom) =>
        picture && (
          <LargePicture
            key={`${picture.id} ${attempt}`}
            conversationId={conversationId}
            picture={picture}
            zoom={zoom}
            onRetry={() => setAttempt((last) => last + 1)}
          />
        )
      }
    </LightboxWindow>
  );
}

interface LargePictureProps {
  conversationId: number;
  picture: MessageFile;
  zoom: Zoom;
  onRetry: () => void;
}

/** Shows the thumbnail, which is already loaded, until the large picture arrives. */
function LargePicture({ conversationId, picture, zoom, onRetry }: LargePictureProps) {
  const { t } = useLanguage();
  const small = useFileUrl(conversationId, picture, 320);
  const large = useFileUrl(conversationId, picture);
  const src = large.url ?? small.url;
  if (large.failed && !src) {
    return (
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-4">
        <p>{t('chat.thread.fileFailed')}</p>
        <Button variant="secondary" icon="rotate-cw" onClick={onRetry}>
          {t('chat.thread.fileAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {src && (
        <img
          src={src}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          alt={picture.name}
          draggable={false}
          className="absolute inset-0 size-full object-contain"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      )}
      {!large.url && !large.failed && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={t('chat.thread.loadingFile')} size={40} />
        </span>
      )}
    </>
  );
}
