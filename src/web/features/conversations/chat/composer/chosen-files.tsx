import { useRef } from 'react';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { FilePreview } from '../../../../lib/uploads/file-preview.tsx';
import { fileSizeText } from '../../../../lib/uploads/file-size.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { ChosenFile } from './use-chosen-files.ts';

export interface ChosenFilesProps {
  files: readonly ChosenFile[];
  onRemove: (id: number) => void;
  /** Receives the focus when no file is left. */
  onEmptied: () => void;
}

/** Attachments of the next message, above the field: each with its size and a remove button. */
export function ChosenFiles({ files, onRemove, onEmptied }: ChosenFilesProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLUListElement>(null);

  function remove(id: number, at: number): void {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[at + 1] ?? buttons?.[at - 1];
    if (next) next.focus();
    else onEmptied();
    onRemove(id);
  }

  if (files.length === 0) return null;
  return (
    <ul ref={list} aria-label={t('chat.compose.chosen')} className="flex gap-3 overflow-x-auto px-1 pt-3 pb-2">
      {files.map((each, at) => (
        <li key={each.id} className="relative shrink-0">
          {each.kind === 'picture' ? <PictureCard chosen={each} /> : <PaperCard chosen={each} />}
          <button
            type="button"
            aria-label={t('chat.compose.remove', { name: each.file.name })}
            className="absolute -end-2 -top-2 grid size-7 place-items-center rounded-full border border-line bg-raised text-ink shadow-(--shadow-card-value) hover:bg-linen focus-visible:rounded-full"
            onClick={() => remove(each.id, at)}
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PictureCard({ chosen: { file, previewUrl, isReady } }: { chosen: ChosenFile }) {
  const { locale, t } = useLanguage();
  return (
    <div className="relative size-24 overflow-hidden rounded-2xl border border-line bg-linen">
      {previewUrl && <FilePreview src={previewUrl} alt={file.name} className="size-full" />}
      <span className="absolute inset-x-0 bottom-0 bg-[#000000a6] px-1.5 py-0.5 text-center text-xs font-semibold text-[#fff] tabular-nums">
        {isReady ? fileSizeText(locale, file.size) : <Spinner label={t('chat.compose.preparing')} size={14} />}
      </span>
    </div>
  );
}

function PaperCard({ chosen: { file } }: { chosen: ChosenFile }) {
  const { locale } = useLanguage();
  return (
    <div className="flex h-24 w-48 items-center gap-3 rounded-2xl border border-line bg-surface px-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-danger-soft text-danger">
        <Icon name="file-text" size={24} />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 text-sm leading-snug font-bold wrap-anywhere">{file.name}</span>
        <span className="text-xs text-muted tabular-nums">PDF · {fileSizeText(locale, file.size)}</span>
      </span>
    </div>
  );
}
