import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import type { CategoryChange } from '#kinds/ad/catalogue.ts';
import { plainName } from './names.ts';

/** A category that differs between two sets of changes, and the fields that differ. */
export interface Difference {
  readonly id: number;
  readonly name: string;
  readonly fields: string[];
}

/** The effect of replacing one set of changes by another, by category. */
export function differencesOf(before: readonly CategoryChange[], after: readonly CategoryChange[]): Difference[] {
  const [old, next] = [before, after].map((changes) => new Map(changes.map((change) => [change.id, change])));
  const ids = [...new Set([...before, ...after].map(({ id }) => id))].sort((one, other) => one - other);
  return ids.flatMap((id) => {
    const [one, other] = [old?.get(id), next?.get(id)];
    const fields = fieldsOf(one, other).filter((field) => partOf(one, field) !== partOf(other, field));
    const known = other ?? one;
    if (fields.length === 0 || !known) return [];
    return [{ id, name: plainName(known.key, DEFAULT_LOCALE, known), fields }];
  });
}

function fieldsOf(one: CategoryChange | undefined, other: CategoryChange | undefined): string[] {
  const names = [one, other].flatMap((change) => Object.keys(change?.names ?? {}).map((locale) => `names.${locale}`));
  const others = [one, other].flatMap((change) => Object.keys(change ?? {}).filter((field) => field !== 'names'));
  return [...new Set([...names, ...others])];
}

function partOf(change: CategoryChange | undefined, field: string): string | undefined {
  const [first = '', second] = field.split('.');
  const value = change?.[first as keyof CategoryChange];
  const inner = second === undefined ? value : (value as Record<string, unknown> | undefined)?.[second];
  return inner === undefined ? undefined : JSON.stringify(inner);
}
