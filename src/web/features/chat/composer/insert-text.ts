/** A text with the caret in it, or with a part of it selected. */
export interface Written {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Puts something in place of what is selected, or where the caret is. @returns the text, and where the caret is then */
export function insertText({ text, from, to }: Written, inserted: string): { text: string; caret: number } {
  const before = text.slice(0, from);
  return { text: before + inserted + text.slice(to), caret: before.length + inserted.length };
}
