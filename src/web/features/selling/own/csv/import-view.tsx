import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useT } from '../../../../lib/i18n.tsx';
import { useDrop } from '../../../../lib/uploads/use-drop.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Ornament } from '../../../../ui/ornament.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { ImportAnswer, PicturesAnswer } from '../calls.ts';
import { viewHref } from '../own-view.ts';
import { ColumnsGuide } from './columns-guide.tsx';
import { saveFile } from './save-file.ts';
import { templateText } from './template.ts';
import { RejectedButton, TriedLines } from './tried-lines.tsx';
import { useImport } from './use-import.ts';

/** Posts and updates ads from a file: choose, review, post. */
export function ImportView() {
  const t = useT();
  const { tried, done, pictures, busy, progress, failure, choose, post, startAnew } = useImport();
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={viewHref('ads', {})}
        className="link tap inline-flex min-h-8 items-center gap-1 self-start font-semibold"
      >
        <Icon name="arrow-left" />
        {t('selling.csv.back')}
      </Link>
      {done ? (
        <Done answer={done} onMore={startAnew} />
      ) : (
        <>
          <Chooser busy={busy} hasFile={tried !== null} onChoose={(files) => void choose(files)}>
            {busy === 'zip' && <ProgressBar share={progress} label={t('selling.csv.zipSending')} />}
            {pictures && <TakenPictures answer={pictures} />}
          </Chooser>
          <FormFailure failure={failure} title={t('selling.csv.failed')} />
          {tried ? (
            <TriedLines tried={tried} isBusy={busy !== null} onPost={(options) => void post(options)} />
          ) : (
            <ColumnsGuide />
          )}
        </>
      )}
    </div>
  );
}

interface ChooserProps {
  busy: null | 'csv' | 'zip';
  hasFile: boolean;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

const TABLES = '.csv,.txt,text/csv,text/plain';
const ARCHIVES = '.zip,application/zip';

function Chooser({ busy, hasFile, onChoose, children }: ChooserProps) {
  const t = useT();
  const table = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(onChoose);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Choosing the same file again after fixing it must fire `change` again.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }

  return (
    <Card
      as="section"
      padded
      aria-labelledby="import"
      className={classNames('flex flex-col gap-4', isOver && 'outline-3 outline-primary')}
      {...handlers}
    >
      <h2 id="import" className="text-heading">
        {t('selling.csv.importTitle')}
      </h2>
      <p className="max-w-text text-muted">{t('selling.csv.importText')}</p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          icon="upload"
          variant={hasFile ? 'secondary' : 'primary'}
          busy={busy === 'csv' && !hasFile}
          onClick={() => table.current?.click()}
        >
          {t(hasFile ? 'selling.csv.chooseOther' : 'selling.csv.choose')}
        </Button>
        <Button variant="secondary" icon="images" busy={busy === 'zip'} onClick={() => archive.current?.click()}>
          {t('selling.csv.chooseZip')}
        </Button>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(t('selling.csv.templateName'), templateText(t))}
        >
          {t('selling.csv.template')}
        </Button>
        <input ref={table} type="file" hidden tabIndex={-1} accept={TABLES} onChange={handleChange} data-testid="csv" />
        <input
          ref={archive}
          type="file"
          hidden
          tabIndex={-1}
          accept={ARCHIVES}
          onChange={handleChange}
          data-testid="zip"
        />
      </div>
      <p className="max-w-text text-sm text-muted">{t('selling.csv.zipText')}</p>
      {children}
    </Card>
  );
}

/** Which pictures of an archive were accepted, and why others were not. */
function TakenPictures({ answer: { pictures, refused } }: { answer: PicturesAnswer }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2" role="status">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="images" className="text-primary" />
        {t('selling.csv.zipTaken', { count: pictures.length })}
      </p>
      {refused.length > 0 && (
        <Alert tone="warning" title={t('selling.csv.zipRefused', { count: refused.length })}>
          <ul className="list-disc ps-5">
            {refused.map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function Done({ answer: { posted, updated, rejected }, onMore }: { answer: ImportAnswer; onMore: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = [
    ...(posted > 0 ? [t('selling.csv.posted', { count: posted })] : []),
    ...(updated > 0 ? [t('selling.csv.updated', { count: updated })] : []),
  ];
  return (
    <Card padded className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Ornament name="basket" className="w-28 sm:w-40" />
      <div className="min-w-60 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {said.join(' · ') || t('selling.csv.nothingNew')}
        </h2>
        {posted > 0 && <p className="mt-1 text-muted">{t('selling.csv.postedText')}</p>}
        {rejected && <p className="mt-1 font-semibold">{t('selling.csv.rejectedText')}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          {rejected && <RejectedButton rejected={rejected} />}
          <LinkButton to={viewHref('ads', posted > 0 ? { state: 'waiting' } : {})} icon="sprout">
            {t(posted > 0 ? 'selling.csv.toWaiting' : 'selling.csv.back')}
          </LinkButton>
          <Button variant="secondary" onClick={onMore}>
            {t('selling.csv.more')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
