import type { FormValues } from './form-values.ts';

/** A field that two edits have changed differently: named as in the form's plan (`details.street`). */
export interface Difference {
  readonly name: string;
  /** Preselects the other's version of a field that the user has not touched. */
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

/** A field's value; an edit ignores fields that it does not have. */
export function fieldValue(values: FormValues, name: string): unknown {
  const [first = '', second] = name.split('.');
  const value = (values as unknown as Record<string, unknown>)[first];
  return second === undefined ? value : (value as Record<string, unknown> | undefined)?.[second];
}

/** A value normalised for comparison, ignoring differences of notation. */
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
 * Where somebody else's edit, saved meanwhile, differs from the user's. Fields that only the user has changed do not
 * conflict.
 *
 * base  the content that the user's edit started from; without it every difference counts.
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

/** The user's edit with the chosen fields of the other one. */
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
