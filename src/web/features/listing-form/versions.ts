import type { FormValues } from './form-values.ts';

/** A field that two edits have changed differently: names as the plan of the form has them (`details.street`). */
export interface Difference {
  readonly name: string;
  /** What somebody else saved meanwhile is the likelier wish, as one has not touched it oneself. */
  readonly isOnlyTheirs: boolean;
}

/** The fields that an edit may change. */
function fieldNames({ details, codes, ...plain }: FormValues): string[] {
  return [
    ...Object.keys(plain),
    ...Object.keys(details).map((name) => `details.${name}`),
    ...Object.keys(codes).map((name) => `codes.${name}`),
  ];
}

/** What a field holds; an edit knows nothing of fields that it does not have. */
export function fieldValue(values: FormValues, name: string): unknown {
  const [first = '', second] = name.split('.');
  const value = (values as unknown as Record<string, unknown>)[first];
  return second === undefined ? value : (value as Record<string, unknown> | undefined)?.[second];
}

/** The value as it counts: what is shown differently, but says the same, is the same. */
function counted(values: FormValues, name: string): string {
  const value = fieldValue(values, name);
  if (name === 'pictures') return JSON.stringify(values.pictures.map(({ key, alt }) => [key, alt]));
  if (name === 'tags') return JSON.stringify([...values.tags].sort());
  if (name === 'town') return String(value).split(',')[0]?.trim().toLowerCase() ?? '';
  if (Array.isArray(value)) return JSON.stringify(value.map((line) => String(line).replace(/\s/g, '')).filter(Boolean));
  if (typeof value === 'string') return value.trim().replaceAll('\r\n', '\n');
  const { value: amount, unit } = (value ?? {}) as { value?: string; unit?: string };
  if (amount !== undefined) return amount === '' ? '' : `${amount} ${unit}`;
  return JSON.stringify(value ?? null);
}

/**
 * Where somebody else's edit, saved meanwhile, and the own one differ. What only the own edit has changed is not among
 * it: nobody disagrees.
 *
 * base  what the own edit began with; without it every difference counts.
 */
export function differencesOf(base: FormValues | null, mine: FormValues, theirs: FormValues): Difference[] {
  const names = [...new Set([...fieldNames(theirs), ...fieldNames(mine)])];
  return names.flatMap((name) => {
    const [own, other] = [counted(mine, name), counted(theirs, name)];
    if (own === other) return [];
    const before = base && counted(base, name);
    return before === other ? [] : [{ name, isOnlyTheirs: before === own }];
  });
}

/** The own edit with the fields of the other one that were chosen. */
export function withChosen(mine: FormValues, theirs: FormValues, names: readonly string[]): FormValues {
  const merged = structuredClone(mine) as unknown as Record<string, unknown>;
  for (const name of names) {
    const [first = '', second] = name.split('.');
    const value = structuredClone(fieldValue(theirs, name));
    if (second === undefined) merged[first] = value;
    else merged[first] = { ...(merged[first] as object), [second]: value };
  }
  return merged as unknown as FormValues;
}
