import { type MouseEvent, useEffect, useRef } from 'react';
import type { Picture as StoredPicture } from '#contract/primitives.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { useT } from '../i18n.tsx';
import { pictureSource } from './picture-source.ts';
import { slideId } from './use-strip.ts';

export interface ThumbnailsProps {
  pictures: readonly StoredPicture[];
  at: number;
  onChoose: (index: number) => void;
}

/** A row of thumbnails; each links to its picture in the strip, so that it works without JavaScript. */
export function Thumbnails({ pictures, at, onChoose }: ThumbnailsProps) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  useKeptInSight(row, at);
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul ref={row} className="mt-2 -mb-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin] print:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="shrink-0">
          <a
            href={`#${slideId(index)}`}
            onClick={(event) => choose(event, index)}
            aria-label={t('detail.showPicture', { number: index + 1, count: pictures.length })}
            aria-current={index === at || undefined}
            className={classNames(
              'block overflow-hidden rounded-field border-2 transition-opacity',
              index === at ? 'border-primary' : 'border-transparent opacity-70 hover:opacity-100',
            )}
          >
            <Picture
              {...smallest(picture)}
              alt=""
              averageColor={picture.averageColor}
              className="aspect-4/3 w-20! sm:w-24!"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function smallest(picture: StoredPicture) {
  const { src, width, height } = pictureSource({ ...picture, widths: picture.widths.slice(0, 1) });
  return { src, width, height };
}

/** Scrolls the row, never the page. */
function useKeptInSight(row: { current: HTMLUListElement | null }, at: number): void {
  useEffect(() => {
    const item = row.current?.children[at];
    if (!row.current || !(item instanceof HTMLElement)) return;
    row.current.scrollTo({
      left: item.offsetLeft - (row.current.clientWidth - item.clientWidth) / 2 - row.current.offsetLeft,
    });
  }, [row, at]);
}
