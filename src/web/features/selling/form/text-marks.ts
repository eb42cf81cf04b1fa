/** A text with its selection. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement in a text, and the selection afterwards. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly put: string;
  readonly start: number;
  readonly end: number;
}

/** Makes the selection bold or plain again; without a selection, inserts an empty pair of marks. */
export function boldened({ text, start, end }: Selected): Replacement {
  const chosen = text.slice(start, end);
  const inner = chosen.trim();
  const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  if (inner && before === '**' && after === '**')
    return { from: start - 2, to: end + 2, put: chosen, start: start - 2, end: end - 2 };
  const lead = chosen.length - chosen.trimStart().length;
  const from = start + (inner ? lead : 0);
  const put = inner.replaceAll('\n', '**\n**').replaceAll('****', '');
  return { from, to: from + inner.length, put: `**${put}**`, start: from + 2, end: from + 2 + put.length };
}

const MARK = '- ';

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

/** Makes the selected lines list items, or plain lines if all of them are items. */
export function listed({ text, start, end }: Selected): Replacement {
  const from = lineStart(text, start);
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith(MARK) || !line.trim()) && lines.some((line) => line.trim());
  const put = lines.map((line) => changed(line, isList, lines.length)).join('\n');
  return { from, to, put, start: from + put.length, end: from + put.length };
}

function changed(line: string, isList: boolean, count: number): string {
  if (isList) return line.startsWith(MARK) ? line.slice(MARK.length) : line;
  return line.startsWith(MARK) || (!line.trim() && count > 1) ? line : MARK + line;
}

/** Enter in a list: the next item, or the end of the list after an empty one. Null: the default behaviour. */
export function continued({ text, start, end }: Selected): Replacement | null {
  const from = lineStart(text, start);
  const line = text.slice(from, start);
  if (start !== end || !line.startsWith(MARK)) return null;
  if (line.trim() === '-') return { from, to: start, put: '', start: from, end: from };
  return { from: start, to: start, put: `\n${MARK}`, start: start + 3, end: start + 3 };
}
