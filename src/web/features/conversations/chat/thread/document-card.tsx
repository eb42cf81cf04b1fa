import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageFile } from '#contract/conversations.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { fileSizeText } from '../../../../lib/uploads/file-size.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useFileUrl } from '../../inbox/thread.ts';
import { useThreadActs } from './thread-acts.ts';

const CARD = 'flex w-full items-center gap-3 rounded-[inherit] px-3 py-2.5 text-start';

/** A PDF of a message: name and size; a press fetches it and opens it in the browser. */
export function DocumentCard({ file }: { file: MessageFile }) {
  const { locale, t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const handlePress = () => {
    if (state === 'fetching') return;
    setAttempt((last) => last + 1);
    setState('fetching');
  };
  return (
    <>
      <button
        type="button"
        className={`${CARD} group/document focus-visible:rounded-[inherit] focus-visible:-outline-offset-3`}
        aria-busy={state === 'fetching' || undefined}
        onClick={handlePress}
      >
        <span className="sr-only">{t('chat.thread.openFile')} </span>
        <Facts name={file.name} line={`PDF · ${fileSizeText(locale, file.sizeBytes)}`} />
        <span className="grid size-9 shrink-0 place-items-center rounded-full text-primary group-hover/document:bg-primary-soft">
          {state === 'fetching' ? <Spinner size={20} /> : <Icon name="download" size={20} />}
        </span>
      </button>
      {state === 'failed' && (
        <p role="alert" className="px-3 pb-2.5 text-sm font-semibold text-danger">
          {t('chat.thread.fileFailed')}
        </p>
      )}
      {attempt > 0 && <Handing key={attempt} file={file} onEnd={(isDone) => setState(isDone ? 'idle' : 'failed')} />}
    </>
  );
}

/** Stays mounted after opening the file: its URL must stay valid while the browser reads from it. */
function Handing({ file, onEnd }: { file: MessageFile; onEnd: (isDone: boolean) => void }) {
  const { conversationId } = useThreadActs();
  const { url, failed } = useFileUrl(conversationId, file);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (url) link.current?.click();
    if (url || failed) onEnd(!failed);
  }, [url, failed]);
  return (
    url && (
      <a ref={link} href={url} download={file.name} hidden tabIndex={-1}>
        {file.name}
      </a>
    )
  );
}

/** A PDF that is being sent; has the final size, so that nothing shifts once it is sent. */
export function PendingDocument({ name, sizeBytes, progress }: { name: string; sizeBytes: number; progress: number }) {
  const { locale, t } = useLanguage();
  return (
    <div className={CARD}>
      <Facts name={name} line={`PDF · ${fileSizeText(locale, sizeBytes)}`}>
        {progress < 1 && <ProgressBar share={progress} label={t('chat.thread.sendingFile', { name })} />}
      </Facts>
      <span className="size-9 shrink-0" />
    </div>
  );
}

function Facts({ name, line, children }: { name: string; line: string; children?: ReactNode }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-danger-soft text-danger">
        <Icon name="file-text" size={24} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="line-clamp-2 leading-snug font-bold wrap-anywhere">{name}</span>
        <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
          <span className="shrink-0">{line}</span>
          {children}
        </span>
      </span>
    </>
  );
}
