import { useT } from '../../../../lib/i18n.tsx';
import { FilePreview } from '../../../../lib/uploads/file-preview.tsx';
import type { QueuedUpload } from '../../../../lib/uploads/upload-queue.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';

export interface UploadCardProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** An upload: its progress, and actions on a failed one. */
export function UploadCard({ upload, onRetry, onRemove }: UploadCardProps) {
  const t = useT();
  const { file, previewUrl, state, progress, reason, canRetry } = upload;
  const isFailed = state === 'failed';
  return (
    <li className="card flex min-w-0 flex-col overflow-hidden">
      <div className="relative">
        <FilePreview key={previewUrl} src={previewUrl} alt="" className="aspect-4/3 w-full opacity-60" />
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
