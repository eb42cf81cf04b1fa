import { Suspense, useEffect, useRef, useState } from 'react';
import { avatarSrc } from '../../../../lib/avatar-src.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { SectionFrame } from '../../../../lib/panel/section-frame.tsx';
import type { SectionProps } from '../../../../lib/panel/sections.ts';
import { admitFiles } from '../../../../lib/uploads/admit-files.ts';
import { FilesFailed } from '../../../../lib/uploads/files-failed.tsx';
import { PictureChooser } from '../../../../lib/uploads/picture-chooser.tsx';
import { isHeicFile } from '../../../../lib/uploads/picture-types.ts';
import { refusalTexts } from '../../../../lib/uploads/refusals.ts';
import { useDrop } from '../../../../lib/uploads/use-drop.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { useAvatar } from './use-avatar.ts';

const AvatarCropper = lazyPart(
  () => import('./avatar-cropper.tsx'),
  (module) => module.AvatarCropper,
);

/** The user's avatar: shows it, and changes it in two steps (choose, crop). */
export function AvatarSection({ user }: SectionProps) {
  const t = useT();
  const [chosenUrl, choose] = useObjectUrl();
  const isHeic = useRef(false);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const avatar = useAvatar();

  function handleFiles(files: File[]): void {
    const admission = admitFiles(files, 1);
    setReasons(refusalTexts(admission, t));
    const [file] = admission.accepted;
    if (!file) return;
    isHeic.current = isHeicFile(file);
    choose(file);
  }

  async function handleCut(picture: Blob): Promise<void> {
    setReasons([]);
    const reason = await avatar.send(picture);
    if (reason === null) choose(null);
    else setReasons(reason ? [reason] : []);
  }

  return (
    <SectionFrame id="avatar" lead={t('panel.avatar.lead')}>
      <FilesFailed reasons={reasons} />
      {chosenUrl ? (
        <Suspense fallback={<CropperSkeleton />}>
          <AvatarCropper
            key={chosenUrl}
            url={chosenUrl}
            progress={avatar.progress}
            onCut={(picture) => void handleCut(picture)}
            onUnreadable={() => {
              choose(null);
              // Few browsers except Safari can decode HEIC, and what cannot be displayed cannot be cropped.
              setReasons([t(isHeic.current ? 'validation.pictureHeic' : 'validation.pictureBroken')]);
            }}
            onCancel={() => {
              avatar.cancel();
              choose(null);
            }}
          />
        </Suspense>
      ) : (
        <Present user={user} isRemoving={avatar.isRemoving} onFiles={handleFiles} onRemove={avatar.remove} />
      )}
    </SectionFrame>
  );
}

interface PresentProps extends SectionProps {
  isRemoving: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
}

const PRESENT_SIZE_PX = 160;

function Present({ user, isRemoving, onFiles, onRemove }: PresentProps) {
  const t = useT();
  const { isOver, handlers } = useDrop(onFiles);
  return (
    <Card
      padded
      {...handlers}
      className={classNames(
        'flex flex-col items-center gap-x-10 gap-y-6 sm:flex-row',
        isOver && 'outline-3 -outline-offset-3 outline-primary outline-dashed',
      )}
    >
      <Avatar
        name={user.name}
        src={avatarSrc(user)}
        size={PRESENT_SIZE_PX}
        className="border-4 border-linen shadow-card"
      />
      <div className="min-w-0">
        <p className="mb-4 max-w-text text-muted">{t('panel.avatar.rules')}</p>
        <PictureChooser camera="user" onChoose={onFiles} />
        {user.avatar && (
          <Button variant="quiet" icon="trash-2" busy={isRemoving} onClick={onRemove} className="mt-3 -ms-3 px-3">
            {t('panel.avatar.remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function CropperSkeleton() {
  const t = useT();
  return (
    <Card padded>
      <Loading label={t('panel.loading')}>
        <Skeleton className="aspect-square w-full max-w-md rounded-card" />
      </Loading>
    </Card>
  );
}

/** An object URL of this page; revoked when the file is replaced or cleared. */
function useObjectUrl(): [url: string | null, choose: (file: File | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return [url, (file) => setUrl(file && URL.createObjectURL(file))];
}
