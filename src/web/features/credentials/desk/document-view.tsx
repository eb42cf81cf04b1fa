import { useEffect, useState } from 'react';
import type { CredentialCase } from '#contract/credentials/desk.ts';
import { dateText } from '../../../lib/format.ts';
import { handOver } from '../../../lib/hand-over.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { fileSizeText } from '../../../lib/uploads/file-size.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fetchDocument } from '../fetch-document.ts';

interface Fetched {
  readonly content?: Blob;
  readonly url?: string;
  readonly error?: unknown;
}

/** The document of a case: a picture is shown, a PDF is handed to the browser, as the CSP blocks PDFs in a page. */
export function DocumentView({ id, document }: { id: number; document: NonNullable<CredentialCase['document']> }) {
  const { locale, t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const { content, url, error } = useDocument(id, document, attempt);
  const isPicture = document.type !== 'application/pdf';
  return (
    <figure className="card overflow-hidden">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
        <Icon name={isPicture ? 'image' : 'file-text'} className="text-primary" />
        <span className="min-w-0 flex-1 basis-40">
          <span className="block truncate font-semibold">{document.name}</span>
          <span className="block text-sm text-muted">
            {`${fileSizeText(locale, document.sizeBytes)} · ${dateText(locale, document.addedAt)}`}
          </span>
        </span>
        {content && isPicture && (
          <Button variant="secondary" size="sm" icon="download" onClick={() => handOver(content, document.name)}>
            {t('credentials.desk.download')}
          </Button>
        )}
      </figcaption>
      {error !== undefined && <Failed error={error} onRetry={() => setAttempt(attempt + 1)} />}
      {error === undefined && !url && <Skeleton className="h-96 w-full" />}
      {url && isPicture && <Sheet url={url} />}
      {content && !isPicture && <Pdf onOpen={() => handOver(content, document.name)} />}
    </figure>
  );
}

/** Replaces the picture for a PDF: a button to open the file. */
function Pdf({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  return (
    <div className="flex flex-col items-center gap-4 bg-linen px-5 py-10 text-center sm:py-16">
      <Icon name="file-text" size={56} className="text-primary" />
      <p className="max-w-80 text-muted">{t('credentials.desk.pdf')}</p>
      <Button icon="download" onClick={onOpen}>
        {t('credentials.desk.download')}
      </Button>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <Alert
      tone="error"
      live
      className="m-4"
      title={t('credentials.own.openFailed')}
      action={
        <Button size="sm" icon="rotate-cw" onClick={onRetry}>
          {t('panel.failed.again')}
        </Button>
      }
    >
      {failureText(error, t)}
    </Alert>
  );
}

/** A picture that fits its place; a press shows it in full size, to be scrolled. */
function Sheet({ url }: { url: string }) {
  const t = useT();
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={isLarge ? 'max-h-[80dvh] overflow-auto bg-linen' : 'bg-linen'}>
      <button
        type="button"
        className="block w-full -outline-offset-3"
        aria-label={t(isLarge ? 'credentials.desk.smaller' : 'credentials.desk.larger')}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <img
          src={url}
          alt=""
          className={
            isLarge ? 'w-auto max-w-none cursor-zoom-out' : 'mx-auto max-h-[75dvh] w-auto max-w-full cursor-zoom-in'
          }
        />
      </button>
    </div>
  );
}

function useDocument(id: number, { type, addedAt }: NonNullable<CredentialCase['document']>, attempt: number): Fetched {
  const [fetched, setFetched] = useState<Fetched>({});
  useEffect(() => {
    let isCurrent = true;
    let url: string | undefined;
    setFetched({});
    fetchDocument(`/moderation/credentials/${id}/document`, type).then(
      (content) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(content);
        setFetched({ content, url });
      },
      (error: unknown) => isCurrent && setFetched({ error }),
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
    // A document that was replaced meanwhile has another time; a retry has another number.
  }, [id, type, addedAt, attempt]);
  return fetched;
}
