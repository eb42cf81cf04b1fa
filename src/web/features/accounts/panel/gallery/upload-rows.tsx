import { useT } from '../../../../lib/i18n.tsx';
import type { QueuedUpload } from '../../../../lib/uploads/upload-queue.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { GalleryUploads } from './use-gallery-uploads.ts';

/** Pending uploads: preview, progress, and actions for failed ones. */
export function UploadRows({ uploads, retry, remove }: Pick<GalleryUploads, 'uploads' | 'retry' | 'remove'>) {
  const t = useT();
  if (uploads.length === 0) return null;
  const failedCount = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <section aria-label={t('panel.files.onTheWay')}>
      <p role="status" className="mb-2 font-semibold">
        {failedCount < uploads.length
          ? t('panel.files.left', { count: uploads.length - failedCount })
          : t('panel.files.failed')}
      </p>
      <ul className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onRemove={() => remove(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UploadRowProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const t = useT();
  const { file, previewUrl, state, canRetry } = upload;
  return (
    <li className="card flex items-center gap-3 p-2">
      <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-field bg-linen text-muted">
        <Icon name="image" />
        <img
          src={previewUrl}
          alt=""
          decoding="async"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full object-cover"
        />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        <UploadState upload={upload} />
      </div>
      {state === 'failed' && canRetry && (
        <Button size="sm" variant="secondary" icon="rotate-cw" onClick={onRetry}>
          {t('panel.files.again')}
        </Button>
      )}
      <IconButton
        icon="x"
        size="sm"
        label={t(state === 'failed' ? 'panel.files.forget' : 'panel.files.stop', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
}

function UploadState({ upload: { file, state, progress, reason } }: { upload: QueuedUpload }) {
  const t = useT();
  if (state === 'failed') {
    return (
      <p role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-danger">
        <Icon name="circle-alert" size="1.1rem" className="mt-px" />
        {reason}
      </p>
    );
  }
  if (state === 'waiting') return <p className="text-sm text-muted">{t('panel.files.waiting')}</p>;
  return (
    <div className="pt-1.5 pb-1">
      <ProgressBar share={progress} label={t('panel.files.sendingName', { name: file.name })} />
    </div>
  );
}
