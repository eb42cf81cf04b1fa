import { type DifferentLine, nearChanges, type Piece } from '#contract/texts/difference.ts';
import { classNames } from '../../ui/class-names.ts';
import { useT } from '../i18n.tsx';

const LOOKS = {
  added: 'bg-primary-soft text-primary-strong decoration-transparent',
  removed: 'bg-danger-soft text-danger',
} as const;

/** What was added to a text and taken out of it. Far from changes, lines are left out. */
export function DifferenceView({ lines }: { lines: readonly DifferentLine[] }) {
  const t = useT();
  if (lines.every(({ is }) => is === 'same')) return <p className="text-muted">{t('texts.difference.none')}</p>;
  return (
    <div className="flex flex-col gap-2 text-[0.9375rem]">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <ins className={classNames('rounded-sm px-1', LOOKS.added)}>{t('texts.difference.added')}</ins>
        <del className={classNames('rounded-sm px-1', LOOKS.removed)}>{t('texts.difference.removed')}</del>
      </p>
      {nearChanges(lines).map((line, place) => (
        <LineView key={place} line={line} />
      ))}
    </div>
  );
}

function LineView({ line }: { line: DifferentLine | null }) {
  if (line === null) return <p className="text-muted select-none">…</p>;
  if (line.is === 'same') return <p className="wrap-anywhere text-muted">{line.text}</p>;
  const pieces = line.is === 'changed' ? line.pieces : [line];
  return (
    <p className="wrap-anywhere border-s-4 border-amber ps-3">
      {pieces.map((piece, place) => (
        <PieceView key={place} piece={piece} />
      ))}
    </p>
  );
}

function PieceView({ piece: { is, text } }: { piece: Piece }) {
  if (is === 'same') return text;
  const Mark = is === 'added' ? 'ins' : 'del';
  return <Mark className={classNames('rounded-sm px-0.5', LOOKS[is])}>{text}</Mark>;
}
