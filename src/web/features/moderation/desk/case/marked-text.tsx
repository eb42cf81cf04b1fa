import { Fragment, useMemo } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { markedRuns, textChanges } from './text-changes.ts';

/** A text with flagged words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedRuns(text, words).map((run, index) =>
    run.isMarked ? (
      <mark
        key={index}
        className="rounded-sm bg-amber-soft px-0.5 text-ink underline decoration-amber decoration-2 underline-offset-3"
      >
        {run.text}
      </mark>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
}

export interface ChangedProps {
  before: string;
  after: string;
  /** A short value: compared as a whole, not word by word. */
  isWhole?: boolean;
}

/** A text with deletions and insertions since the report. */
export function Changed({ before, after, isWhole }: ChangedProps) {
  const t = useT();
  const changes = useMemo(
    () =>
      isWhole && before !== after
        ? [
            { is: 'removed' as const, text: before },
            { is: 'added' as const, text: after },
          ]
        : textChanges(before, after),
    [before, after, isWhole],
  );
  return changes.map(({ is, text }, index) => {
    if (is === 'same' || text === '') return <Fragment key={index}>{text}</Fragment>;
    const Element = is === 'removed' ? 'del' : 'ins';
    return (
      <Element key={index} className={is === 'removed' ? REMOVED : ADDED}>
        <span className="sr-only">{t(`desk.change.${is}`)} </span>
        {text}
        <span className="sr-only"> {t('desk.change.end')}</span>
      </Element>
    );
  });
}

const REMOVED = 'rounded-sm bg-danger-soft px-0.5 text-danger decoration-danger';
const ADDED = 'rounded-sm bg-success-soft px-0.5 text-success decoration-success underline-offset-3';
