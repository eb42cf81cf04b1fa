/** Finds a field by name, or by data attribute if it has several controls; unfolds the parts around it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const quoted = [name, `${name}.value`, `${name}.0`].map((each) => `[name="${each}"]`);
  const found =
    form?.querySelector<HTMLElement>(`[name^="${name}."][aria-invalid="true"]`) ??
    form?.querySelector<HTMLElement>([...quoted, `[data-field="${name}"]`].join());
  const control = found?.matches('input, textarea, select, button')
    ? found
    : found?.querySelector<HTMLElement>(CONTROLS);
  const target = control ?? found;
  const fold = target?.closest('details');
  if (fold) fold.open = true;
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

const CONTROLS = 'input:not([hidden]), button, textarea, select';
