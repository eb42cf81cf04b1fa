import { lazy, Suspense, useEffect, useState } from 'react';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { admitFiles } from '../../pictures/admit-files.ts';
import { FilesFailed } from '../../pictures/files-failed.tsx';
import { PictureChooser } from '../../pictures/picture-chooser.tsx';
import { refusalTexts } from '../../pictures/refusals.ts';
import { useDrop } from '../../pictures/use-drop.ts';
import type { SectionProps } from '../panel-page.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useAvatar } from './use-avatar.ts';

const AvatarCropper = lazy(async () => ({ default: (await import('./avatar-cropper.tsx')).AvatarCropper }));

/** The person's picture: shown as it is, and changed in two steps: choose, cut out. */
export function AvatarSection({ user }: SectionProps) {
  const t = useT();
  const [chosenUrl, choose] = useObjectUrl();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const avatar = useAvatar();

  function handleFiles(files: File[]): void {
    const admission = admitFiles(files, 1);
    setReasons(refusalTexts(admission, t));
    if (admission.accepted[0]) choose(admission.accepted[0]);
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
              setReasons([t('validation.pictureBroken')]);
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

/** An address for a file of this page alone; the file is let go when another one, or none, takes its place. */
function useObjectUrl(): [url: string | null, choose: (file: File | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return [url, (file) => setUrl(file && URL.createObjectURL(file))];
}
