import { useRef } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { type SectionProps, sectionHref } from '../../../../lib/panel/sections.ts';
import { pictureSource } from '../../../../lib/pictures/picture-source.ts';
import { RemotePart } from '../../../../lib/remote/remote-part.tsx';
import { useRemote } from '../../../../lib/remote/use-remote.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { listGallery } from '../calls.ts';
import { GalleryUploader } from './gallery-uploader.tsx';

/** The uploader alone, with the latest uploads below it. */
export function StandAloneUploader({ user }: SectionProps) {
  const t = useT();
  const remote = useRemote<readonly GalleryPicture[]>('gallery', () => browserApi().call(listGallery));
  const before = useRef<ReadonlySet<number> | null>(null);
  if (remote.value && !before.current) before.current = new Set(remote.value.map(({ key }) => key));
  const arrived = (remote.value ?? []).filter(({ key }) => !before.current?.has(key));
  return (
    <RemotePart remote={remote} skeleton={<Skeleton className="h-64 rounded-card" />}>
      {(all) => (
        <>
          <GalleryUploader count={all.length} onGallery={remote.write} />
          {arrived.length > 0 && <Arrived pictures={arrived} />}
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton
              to={sectionHref('gallery')}
              icon="images"
              variant={arrived.length > 0 ? 'primary' : 'secondary'}
            >
              {t('panel.upload.gallery')}
            </LinkButton>
            <LinkButton to={`/user/${user.id}`} icon="eye" variant="secondary">
              {t('panel.publicProfile')}
            </LinkButton>
          </div>
        </>
      )}
    </RemotePart>
  );
}

function Arrived({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const t = useT();
  return (
    <section aria-labelledby="arrived" className="mt-8">
      <h2 id="arrived" className="text-heading">
        <span role="status">{t('panel.upload.arrived', { count: pictures.length })}</span>
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-5">
        {pictures.map(({ key, picture }) => (
          <li key={key} className="card overflow-hidden">
            <Picture
              {...pictureSource(picture)}
              sizes="(min-width: 40rem) 9rem, 30vw"
              alt={picture.alt || t('panel.upload.picture')}
              averageColor={picture.averageColor}
              className="aspect-square"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
