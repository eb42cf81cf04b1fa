import { BOLD } from '#kinds/text-marks.ts';

/** A part of a line in one style. */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

/** A paragraph of lines, or a list of items. */
export interface TextBlock {
  readonly is: 'paragraph' | 'list';
  readonly lines: readonly (readonly Run[])[];
}

const POINT = /^\s{0,3}[-*•–]\s+(?=\S)/;

/**
 * A seller's description as blocks: an empty line separates paragraphs, lines that begin with a dash are list items,
 * `**words**` are bold. Anything else is plain text, unpaired marks included.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: { is: TextBlock['is']; lines: Run[][] }[] = [];
  let isNew = true;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const is = POINT.test(line) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    const runs = runsOf(is === 'list' ? line.replace(POINT, '') : line.trim());
    // Items separated by an empty line are still one list.
    if (last && last.is === is && (!isNew || is === 'list')) last.lines.push(runs);
    else blocks.push({ is, lines: [runs] });
    isNew = false;
  }
  return blocks;
}

function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of line.matchAll(BOLD)) {
    if (match.index > at) runs.push({ text: line.slice(at, match.index), isBold: false });
    runs.push({ text: match[1] ?? '', isBold: true });
    at = match.index + match[0].length;
  }
  if (at < line.length || runs.length === 0) runs.push({ text: line.slice(at), isBold: false });
  return runs;
}
