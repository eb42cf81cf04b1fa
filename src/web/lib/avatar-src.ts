import type { Person } from '#contract/primitives.ts';

/** URL of a user's avatar; users without one get a generated paper-cut flower. */
export function avatarSrc({ id, avatar }: Pick<Person, 'id' | 'avatar'>): string {
  return `/userAvatar/${avatar ? avatar.image_path : `face-${id}.svg`}`;
}
