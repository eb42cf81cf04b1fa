import { useT } from '../../../lib/i18n.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../pictures/progress-bar.tsx';
import type { QueuedUpload } from '../../pictures/upload-queue.ts';

export interface UploadCardProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture on its way: how far it is, and what can be done when it got stuck. */
export function UploadCard({ upload, onRetry, onRemove }: UploadCardProps) {
  const t = useT();
  const { file, previewUrl, state, progress, reason, canRetry } = upload;
  const isFailed = state === 'failed';
  return (
    <li className="card flex min-w-0 flex-col overflow-hidden">
      <div className="relative">
        <img
          src={previewUrl}
          alt=""
          decoding="async"
          className="aspect-4/3 w-full bg-linen object-cover text-[0px] opacity-60"
        />
        <IconButton
          icon="x"
          variant="secondary"
          size="sm"
          label={t(isFailed ? 'panel.files.forget' : 'panel.files.stop', { name: file.name })}
          onClick={onRemove}
          className="absolute end-1.5 top-1.5 shadow-card"
        />
      </div>
      <div className="flex flex-1 flex-col justify-center gap-1.5 p-2 text-sm">
        {isFailed ? (
          <>
            <p role="alert" className="flex items-start gap-1.5 font-semibold wrap-anywhere text-danger">
              <Icon name="circle-alert" size="1.1rem" className="mt-px" />
              {reason}
            </p>
            {canRetry && (
              <Button size="sm" variant="secondary" icon="rotate-cw" onClick={onRetry}>
                {t('panel.files.again')}
              </Button>
            )}
          </>
        ) : state === 'waiting' ? (
          <p className="text-muted">{t('panel.files.waiting')}</p>
        ) : (
          <ProgressBar share={progress} label={t('panel.files.sendingName', { name: file.name })} />
        )}
      </div>
    </li>
  );
}
