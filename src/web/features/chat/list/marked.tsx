import { markedParts } from './marked-text.ts';

export interface MarkedProps {
  text: string;
  /** What was searched for; nothing is marked without it. */
  query: string;
}

/** A text in which what was searched for is marked. */
export function Marked({ text, query }: MarkedProps) {
  if (query === '') return text;
  return markedParts(text, query).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={MARK}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const MARK = 'rounded-sm bg-amber-soft font-semibold text-amber-strong';
