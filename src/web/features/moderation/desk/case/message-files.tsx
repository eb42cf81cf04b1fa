import type { MessageFile } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useFetchedFile } from '../../../../lib/realtime/file-urls.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

export interface MessageFilesProps {
  caseId: number;
  files: readonly MessageFile[];
  /** Only their names are left. */
  isGone: boolean;
}

/** Attachments of a reported message: pictures to view, documents to download. */
export function MessageFiles({ caseId, files, isGone }: MessageFilesProps) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('desk.message.files')} className="flex flex-wrap gap-2.5">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {isGone ? <Named file={file} /> : <CaseFile caseId={caseId} file={file} />}
        </li>
      ))}
    </ul>
  );
}

function CaseFile({ caseId, file }: { caseId: number; file: MessageFile }) {
  const t = useT();
  const isPicture = file.kind === 'picture';
  const { url, failed } = useFetchedFile(`/api/moderation/cases/${caseId}/files/${file.id}`);
  if (failed)
    return <p className="text-sm font-semibold text-danger">{t('desk.message.fileFailed', { name: file.name })}</p>;
  if (!url) return <Skeleton className={isPicture ? 'h-40 w-52 rounded-field' : 'h-11 w-52 rounded-field'} />;
  return (
    <a
      href={url}
      {...(isPicture ? { target: '_blank', rel: 'noopener' } : { download: file.name })}
      aria-label={t('desk.message.openFile', { name: file.name })}
      className={
        isPicture ? 'block overflow-hidden rounded-field border border-line' : 'link inline-flex min-h-11 items-center'
      }
    >
      {isPicture ? (
        <img
          src={url}
          alt=""
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          className="max-h-72 w-auto"
        />
      ) : (
        <Named file={file} />
      )}
    </a>
  );
}

function Named({ file: { kind, name } }: { file: MessageFile }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Icon name={kind === 'pdf' ? 'file-text' : 'image'} />
      <span className="wrap-anywhere">{name}</span>
    </span>
  );
}
