import { useEffect, useRef, useState } from 'react';
import { CSV_COLUMNS } from '#contract/selling/csv-columns.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Alert } from '../../../../ui/alert.tsx';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxInput } from '../../../../ui/choices.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import type { ImportAnswer } from '../calls.ts';
import { saveFile } from './save-file.ts';
import { headingOf } from './template.ts';
import type { TriedFile } from './use-import.ts';

type Line = ImportAnswer['lines'][number];
type Outcome = Line['outcome'];

export interface TriedLinesProps {
  tried: TriedFile;
  isBusy: boolean;
  onPost: (options: { skipsWrong: boolean }) => void;
}

const OUTCOMES = ['new', 'changed', 'unchanged', 'known', 'wrong'] as const satisfies readonly Outcome[];

/** The expected result of each row, and the button to post, skipping invalid rows. */
export function TriedLines({ tried: { fileName, answer }, isBusy, onPost }: TriedLinesProps) {
  const t = useT();
  const { lines, unknownColumns } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lines) heading.current?.focus();
  }, [lines]);
  const countOf = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  const wrong = countOf('wrong');
  const [isAll, setAll] = useState(false);
  const shown = wrong > 0 && !isAll ? lines.filter(({ outcome }) => outcome === 'wrong') : lines;
  return (
    <section aria-labelledby="tried" className="flex flex-col gap-4">
      <h2 id="tried" ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {fileName}
      </h2>
      <p className="flex flex-wrap gap-2">
        {OUTCOMES.filter((outcome) => countOf(outcome) > 0).map((outcome) => (
          <Badge key={outcome} {...LOOKS[outcome]}>
            {t(`selling.csv.count.${outcome}`, { count: countOf(outcome) })}
          </Badge>
        ))}
      </p>
      {unknownColumns.length > 0 && (
        <Alert tone="warning" title={t('selling.csv.unknownColumns', { count: unknownColumns.length })}>
          <p className="wrap-anywhere">{unknownColumns.join(', ')}</p>
        </Alert>
      )}
      <WayOn answer={answer} isBusy={isBusy} onPost={onPost} />
      {wrong > 0 && wrong < lines.length && (
        <CheckboxInput
          label={t('selling.csv.showAll')}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      <LineTable lines={shown} />
    </section>
  );
}

interface WayOnProps {
  answer: ImportAnswer;
  isBusy: boolean;
  onPost: (options: { skipsWrong: boolean }) => void;
}

function WayOn({ answer: { lines, rejected }, isBusy, onPost }: WayOnProps) {
  const t = useT();
  const count = lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;
  if (!rejected && count === 0) return <Alert live title={t('selling.csv.nothingNew')} />;
  if (!rejected)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-muted">{t('selling.csv.readyText')}</p>
        <Button variant="amber" icon="check" busy={isBusy} onClick={() => onPost({ skipsWrong: false })}>
          {t('selling.csv.post', { count })}
        </Button>
      </div>
    );
  return (
    <Alert tone="warning" live title={t('selling.csv.wrongTitle')}>
      <p>{t(count > 0 ? 'selling.csv.someText' : 'selling.csv.wrongText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {count > 0 && (
          <Button variant="amber" icon="check" busy={isBusy} onClick={() => onPost({ skipsWrong: true })}>
            {t('selling.csv.postRight', { count })}
          </Button>
        )}
        <RejectedButton rejected={rejected} />
      </div>
    </Alert>
  );
}

/** Downloads the invalid rows as a file with their errors. */
export function RejectedButton({ rejected }: { rejected: NonNullable<ImportAnswer['rejected']> }) {
  const t = useT();
  return (
    <Button variant="secondary" icon="download" onClick={() => saveFile(rejected.fileName, rejected.csv)}>
      {t('selling.csv.getRejected')}
    </Button>
  );
}

const LOOKS: Readonly<Record<Outcome, { tone: Tone; icon: IconName }>> = {
  new: { tone: 'success', icon: 'plus' },
  changed: { tone: 'primary', icon: 'pencil' },
  unchanged: { tone: 'neutral', icon: 'check' },
  known: { tone: 'neutral', icon: 'check' },
  wrong: { tone: 'danger', icon: 'circle-alert' },
};

function LineTable({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  return (
    <div className="card overflow-hidden">
      <table className="block w-full text-start sm:table">
        <caption className="sr-only">{t('selling.csv.lines')}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            {(['line', 'ad', 'outcome'] as const).map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 text-start">
                {t(`selling.csv.head.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map((line) => (
            <tr
              key={line.line}
              className="border-line align-top not-last:border-b max-sm:block max-sm:px-4 max-sm:py-3"
            >
              <td className="text-muted tabular-nums max-sm:inline sm:px-4 sm:py-3">
                <span className="sm:hidden">{t('selling.csv.head.line')} </span>
                {line.line}
              </td>
              <th scope="row" className="text-start font-semibold wrap-anywhere max-sm:block sm:px-4 sm:py-3">
                {line.title || <span className="text-muted">{t('selling.csv.untitled')}</span>}
              </th>
              <td className="max-sm:mt-1.5 max-sm:block sm:w-1/2 sm:px-4 sm:py-3">
                <Badge {...LOOKS[line.outcome]}>{t(`selling.csv.${line.outcome}`)}</Badge>
                <Errors line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Errors by column name. */
function Errors({ line: { errors } }: { line: Line }) {
  const columns = Object.entries(errors);
  if (columns.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1.5 text-[0.9375rem]">
      {columns.map(([column, messages]) => (
        <li key={column}>
          <ColumnName column={column} />: {messages.join(' ')}
        </li>
      ))}
    </ul>
  );
}

function ColumnName({ column }: { column: string }) {
  const t = useT();
  const known = CSV_COLUMNS.find((each) => each === column);
  return <b>{known ? headingOf(known, t) : column}</b>;
}
