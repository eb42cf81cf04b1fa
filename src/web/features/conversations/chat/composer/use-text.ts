import { useLayoutEffect, useRef } from 'react';
import { useDraft } from '../../../../lib/session/drafts.ts';
import { insertText } from './insert-text.ts';

/** The message text with its caret, stored as a draft. */
export function useText(conversationId: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useDraft(`message:${conversationId}`);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  function insert(inserted: string, isFocused = true): void {
    const { selectionStart, selectionEnd } = field.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    const next = insertText({ text, from: selectionStart, to: selectionEnd }, inserted);
    caret.current = next.caret;
    write(next.text);
    if (isFocused) field.current?.focus({ preventScroll: true });
  }
  return { field, text, write, insert };
}
