import { linesOf, parseMarkdown } from '#contract/texts/markdown.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import type { TextFields } from './typed.ts';

/** A text as plain lines, in the order of its fields, for comparing two of them. */
export function linesOfFields({ fields, placeholders }: DeskText, written: TextFields): string[] {
  return fields.flatMap(({ name, form }) => {
    const value = written[name] ?? '';
    return form === 'markdown' ? linesOf(parseMarkdown(value, Object.keys(placeholders)).sections) : value.split('\n');
  });
}
