import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageFile } from '#contract/conversations.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useFileUrl } from '../../inbox/thread.ts';
import { useThreadActs } from './thread-acts.ts';

/** A stored picture, or a pending one previewed from this device. */
export interface TilePicture {
  readonly name: string;
  readonly previewUrl: string | null;
  readonly file: MessageFile | null;
}

export interface PictureTileProps {
  picture: TilePicture;
  /** Accessible name of the press. */
  label: string;
  /** Label of the retry button after a failure. */
  retryLabel: string;
  onOpen: ((opener: HTMLElement) => void) | null;
  onSize?: (size: { width: number; height: number }) => void;
  /** Overlay of the picture. */
  children?: ReactNode;
}

type Fetched = ReturnType<typeof useFileUrl>;

const NOT_YET: Fetched = { url: null, failed: false };

/** A picture that fills its place; fetched when it comes near the viewport. */
export function PictureTile({ picture, label, retryLabel, onOpen, onSize, children }: PictureTileProps) {
  const { fetched, fetcher, retry, place } = useFetched(picture.file);
  const preview = useRef<string | null>(null);
  // Keep the local preview until the stored picture has loaded.
  preview.current = picture.previewUrl ?? preview.current;
  const src = fetched.url ?? preview.current;
  const content = (
    <>
      {src ? (
        <img
          src={src}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full object-cover"
          onLoad={({ currentTarget }) =>
            onSize?.({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
      ) : fetched.failed ? (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-linen p-2 text-center text-sm font-semibold text-muted">
          <Icon name="rotate-cw" size={22} />
          <span aria-hidden="true">{retryLabel}</span>
        </span>
      ) : (
        <Skeleton className="absolute inset-0 rounded-none" />
      )}
      {children}
    </>
  );
  const isFailed = fetched.failed && !src;
  return (
    <div ref={place} className="relative size-full">
      {fetcher}
      {onOpen ? (
        <button
          type="button"
          className="absolute inset-0 cursor-zoom-in overflow-hidden rounded-[inherit] focus-visible:rounded-[inherit] focus-visible:-outline-offset-3"
          aria-label={isFailed ? `${retryLabel}: ${label}` : label}
          onClick={(event) => (isFailed ? retry() : onOpen(event.currentTarget))}
        >
          {content}
        </button>
      ) : (
        <div role="img" aria-label={label} className="absolute inset-0 overflow-hidden rounded-[inherit]">
          {content}
        </div>
      )}
    </div>
  );
}

/** Fetches a file once it is near; a retry starts over. */
function useFetched(file: MessageFile | null) {
  const { whenNear } = useThreadActs();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState(NOT_YET);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [whenNear]);
  const retry = () => {
    setFetched(NOT_YET);
    setAttempt((last) => last + 1);
  };
  const fetcher = isNear && file && <Fetcher key={attempt} file={file} onChange={setFetched} />;
  return { fetched, fetcher, retry, place };
}

function Fetcher({ file, onChange }: { file: MessageFile; onChange: (fetched: Fetched) => void }) {
  const { conversationId } = useThreadActs();
  const fetched = useFileUrl(conversationId, file, 320);
  useEffect(() => onChange(fetched), [fetched, onChange]);
  return null;
}
