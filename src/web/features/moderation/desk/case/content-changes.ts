import type { ModeratedContent } from '#contract/moderation/cases.ts';
import type { Picture } from '#contract/primitives.ts';

type Facts = ModeratedContent['facts'];

/** A fact before and now; an empty string when unset. */
export interface ChangedFact {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The facts of both versions in the current order; removed ones last. */
export function changedFacts(before: Facts, after: Facts): ChangedFact[] {
  const old = new Map(before.map(({ name, value }) => [name, value]));
  const young = new Set(after.map(({ name }) => name));
  return [
    ...after.map(({ name, value }) => ({ name, before: old.get(name) ?? '', after: value })),
    ...before.filter(({ name }) => !young.has(name)).map(({ name, value }) => ({ name, before: value, after: '' })),
  ];
}

/** A picture, and whether it was there before and is there now. */
export interface ChangedPicture {
  readonly picture: Picture;
  readonly is: 'same' | 'removed' | 'added';
}

export function plainPictures(pictures: readonly Picture[]): ChangedPicture[] {
  return pictures.map((picture) => ({ picture, is: 'same' }));
}

/** The pictures of both versions: current ones first, then removed ones. */
export function changedPictures(before: readonly Picture[], after: readonly Picture[]): ChangedPicture[] {
  const [old, young] = [idsOf(before), idsOf(after)];
  return [
    ...after.map((picture) => ({ picture, is: old.has(picture.id) ? ('same' as const) : ('added' as const) })),
    ...before.filter(({ id }) => !young.has(id)).map((picture) => ({ picture, is: 'removed' as const })),
  ];
}

function idsOf(pictures: readonly Picture[]): Set<string> {
  return new Set(pictures.map(({ id }) => id));
}
