import { useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { aloneSize, columnsOf, GRID_PX } from './file-grid.ts';
import { PictureTile, type TilePicture } from './picture-tile.tsx';
import { useThreadActs } from './thread-acts.ts';

/** A picture with its upload progress; null once sent. */
export interface ShownPicture extends TilePicture {
  readonly progress: number | null;
}

/** Width of a message with these pictures. */
export function picturesWidth(pictures: readonly ShownPicture[]): number {
  const [first] = pictures;
  return pictures.length === 1 && first?.file ? aloneSize(first.file).width : GRID_PX;
}

const SPANS = { 2: 'col-span-2', 3: 'col-span-3', 6: 'col-span-6' } as const;

/** A message's pictures: one in its aspect ratio, several as a tiled square. Space is reserved before they load. */
export function MessagePictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const [first] = pictures;
  if (!first) return null;
  if (pictures.length === 1) return <Alone picture={first} />;
  const columns = columnsOf(pictures.length);
  return (
    <ul className="grid grid-cols-6 gap-0.5">
      {pictures.map((picture, at) => {
        const span = columns[at] ?? 3;
        return (
          <li key={at} className={classNames(SPANS[span], span === 6 ? 'aspect-[2/1]' : 'aspect-square')}>
            <Tile picture={picture} pictures={pictures} at={at} />
          </li>
        );
      })}
    </ul>
  );
}

/** A pending picture has no known size; its preview reports it. */
function Alone({ picture }: { picture: ShownPicture }) {
  const [previewSize, setPreviewSize] = useState<{ width: number; height: number } | null>(null);
  const { width, height } = aloneSize(picture.file ?? previewSize ?? { width: GRID_PX, height: GRID_PX });
  return (
    <div style={{ aspectRatio: `${width} / ${height}` }} className="w-full">
      <Tile picture={picture} pictures={[picture]} at={0} onSize={picture.file ? undefined : setPreviewSize} />
    </div>
  );
}

interface TileProps {
  picture: ShownPicture;
  pictures: readonly ShownPicture[];
  at: number;
  onSize?: (size: { width: number; height: number }) => void;
}

function Tile({ picture, pictures, at, onSize }: TileProps) {
  const t = useT();
  const { showPictures } = useThreadActs();
  const { name, file, progress } = picture;
  const values = { number: at + 1, count: pictures.length, name };
  const open = (opener: HTMLElement) =>
    showPictures(
      pictures.flatMap((each) => each.file ?? []),
      at,
      opener,
    );
  return (
    <PictureTile
      picture={picture}
      label={file ? t(pictures.length > 1 ? 'chat.thread.pictureOf' : 'chat.thread.pictureAlone', values) : name}
      retryLabel={t('chat.thread.fileAgain')}
      onOpen={file ? open : null}
      onSize={onSize}
    >
      {progress !== null && progress < 1 && (
        <span className="absolute inset-x-2 bottom-2 rounded-full bg-[#0006] p-0.5">
          <ProgressBar share={progress} label={t('chat.thread.sendingFile', { name })} />
        </span>
      )}
    </PictureTile>
  );
}
