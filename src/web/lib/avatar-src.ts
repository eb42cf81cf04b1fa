import type { Person } from '#contract/primitives.ts';

/** Where a person's picture is served; whoever has none is given a paper-cut flower of their own. */
export function avatarSrc({ id, avatar }: Pick<Person, 'id' | 'avatar'>): string {
  return `/userAvatar/${avatar ? avatar.image_path : `face-${id}.svg`}`;
}
