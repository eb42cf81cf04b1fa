import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

export interface TextBoxProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  label: string;
  describedBy: string | undefined;
  isTooLong: boolean;
  onChange: (text: string) => void;
  onFiles: (files: File[]) => void;
  onSend: () => void;
}

/** The message field: one to six lines. Enter sends on devices with a hardware keyboard, else it starts a new line. */
export function TextBox({ field, text, label, describedBy, isTooLong, onChange, onFiles, onSend }: TextBoxProps) {
  useOwnHeight(field, text);

  function handleKeys(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasRealKeys()) return;
    event.preventDefault();
    onSend();
  }

  return (
    <textarea
      ref={field}
      rows={1}
      value={text}
      aria-label={label}
      placeholder={label}
      aria-describedby={describedBy}
      aria-invalid={isTooLong || undefined}
      className="max-h-40 min-h-11 w-full min-w-0 flex-1 resize-none bg-transparent py-2.5 ps-4 leading-6 outline-none placeholder:text-muted placeholder:opacity-100 [field-sizing:content]"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={handleKeys}
      onPaste={(event) => takePasted(event, onFiles)}
    />
  );
}

/** On-screen keyboards can only start a new line with Enter. */
function hasRealKeys(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Programs that copy text often add a picture of it: prefer the text. */
function takePasted(event: ClipboardEvent, onFiles: (files: File[]) => void): void {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes('text/plain')) return;
  event.preventDefault();
  onFiles([...files]);
}

/** Fallback for browsers without `field-sizing`. */
function useOwnHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = field.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [field, text]);
}
