import type { Picture as StoredPicture } from '#contract/primitives.ts';
import { LightboxWindow } from './lightbox-window.tsx';
import { pictureSource } from './picture-source.ts';
import { slideId } from './use-strip.ts';
import type { Zoom } from './zoom.ts';

export interface LightboxProps {
  pictures: readonly StoredPicture[];
  title: string;
  at: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Lightbox for the pictures of a listing or a user. Load it lazily: it imports Base UI's dialog. */
export function Lightbox({ pictures, title, at, onShow, onClose }: LightboxProps) {
  const picture = pictures[at];
  return (
    <LightboxWindow
      title={title}
      count={pictures.length}
      at={at}
      onShow={onShow}
      onClose={onClose}
      finalFocus={() => document.querySelector<HTMLElement>(`#${slideId(at)} a`) ?? true}
    >
      {(zoom) => picture && <LargePicture key={picture.id} picture={picture} alt={picture.alt || title} zoom={zoom} />}
    </LightboxWindow>
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
