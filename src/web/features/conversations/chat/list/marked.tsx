import { markedParts } from './marked-text.ts';

export interface MarkedProps {
  text: string;
  /** The query; without it nothing is marked. */
  query: string;
}

/** A text with the matches of a query marked. */
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
