import { type RefObject, useEffect, useRef } from 'react';

/**
 * Replays a press that came before hydration. The button is a heart or has the attribute `data-early`, by which
 * the head script marks it as pressed.
 */
export function useEarlyPress(button: RefObject<HTMLElement | null>, press: () => void): void {
  const newest = useRef(press);
  newest.current = press;
  useEffect(() => {
    const pressed = button.current;
    if (pressed?.dataset.pressed === undefined) return;
    delete pressed.dataset.pressed;
    newest.current();
  }, [button]);
}

declare global {
  /** The fields of the form that was changed last before the page was hydrated, noted by the head script. */
  var earlyFields: { readonly form: HTMLFormElement; readonly fields: FormData } | undefined;
}

/** What was changed before hydration in a form within the element, once. */
export function takeEarlyFields(around: Element | null): FormData | null {
  const early = globalThis.earlyFields;
  if (!early || !around?.contains(early.form)) return null;
  globalThis.earlyFields = undefined;
  return early.fields;
}
