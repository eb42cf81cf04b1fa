/** A text with a caret or a selection. */
export interface Written {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Inserts a text at the caret or in place of the selection. @returns the text and the new caret position */
export function insertText({ text, from, to }: Written, inserted: string): { text: string; caret: number } {
  const before = text.slice(0, from);
  return { text: before + inserted + text.slice(to), caret: before.length + inserted.length };
}
