import { useEffect, useRef, useState } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { isRuleField } from '#kinds/rules/fields.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import type { ImportAnswer } from '../calls.ts';
import { USUAL_COLUMNS } from './template.ts';
import type { TriedFile } from './use-import.ts';

type Line = ImportAnswer['lines'][number];
type Outcome = Line['outcome'];

export interface TriedLinesProps {
  tried: TriedFile;
  isBusy: boolean;
  onPost: () => void;
}

/** What would come of each line of a file; the way on where all of them are right. */
export function TriedLines({ tried: { fileName, lines }, isBusy, onPost }: TriedLinesProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lines) heading.current?.focus();
  }, [lines]);
  const countOf = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  const [news, known, wrong] = [countOf('new'), countOf('known'), countOf('wrong')];
  const [isAll, setAll] = useState(false);
  const shown = wrong > 0 && !isAll ? lines.filter(({ outcome }) => outcome === 'wrong') : lines;
  return (
    <section aria-labelledby="tried" className="flex flex-col gap-4">
      <h2 id="tried" ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {fileName}
      </h2>
      <p className="flex flex-wrap gap-2">
        {news > 0 && <Badge {...LOOKS.new}>{t('selling.csv.countNew', { count: news })}</Badge>}
        {known > 0 && <Badge {...LOOKS.known}>{t('selling.csv.countKnown', { count: known })}</Badge>}
        {wrong > 0 && <Badge {...LOOKS.wrong}>{t('selling.csv.countWrong', { count: wrong })}</Badge>}
      </p>
      {wrong > 0 ? (
        <Alert tone="warning" live title={t('selling.csv.wrongTitle')}>
          <p>{t('selling.csv.wrongText')}</p>
        </Alert>
      ) : news > 0 ? (
        <div className="flex flex-col items-start gap-2">
          <p className="text-muted">{t('selling.csv.readyText')}</p>
          <Button variant="amber" icon="check" busy={isBusy} onClick={onPost}>
            {t('selling.csv.post', { count: news })}
          </Button>
        </div>
      ) : (
        <Alert live title={t('selling.csv.nothingNew')} />
      )}
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

const LOOKS: Readonly<Record<Outcome, { tone: Tone; icon: IconName }>> = {
  new: { tone: 'success', icon: 'plus' },
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

/** Columns by the name that the person reads, with the one that stands in the file. */
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
  const name = columnName(column);
  if (!name) return <b>{column}</b>;
  return (
    <>
      <b>{t(name)}</b> <code className="text-sm text-muted">({column})</code>
    </>
  );
}

function columnName(column: string): MessageId | null {
  if (isRuleField(column)) return `rules.field.${column}.label`;
  const known = USUAL_COLUMNS.find((each) => each === column);
  return known ? `selling.csv.column.${known}` : null;
}
