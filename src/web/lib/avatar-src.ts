import type { Person } from '#contract/primitives.ts';

/** Where a person's picture is served; null for one who has none. */
export function avatarSrc({ avatar }: Pick<Person, 'avatar'>): string | null {
  return avatar && `/userAvatar/${avatar.image_path}`;
}
