import type { Account } from '#contract/account-settings.ts';
import type { Profile } from '#contract/accounts.ts';
import { KIND_IDS } from '#kinds/index.ts';
import type { SectionId } from '../sections.ts';

/** What makes a stall trustworthy, in the order in which it is best done. */
export const STEP_IDS = ['email', 'avatar', 'description', 'town', 'gallery', 'offer'] as const;
export type StepId = (typeof STEP_IDS)[number];

export interface Step {
  readonly id: StepId;
  readonly isDone: boolean;
  /** Where it is done; the confirmation of the address is done in the mailbox. */
  readonly section: SectionId | null;
}

/** What of it the person has done already. */
export function stepsOf(
  account: Pick<Account, 'verified' | 'description' | 'town'>,
  { avatar, gallery, counts }: Pick<Profile, 'avatar' | 'gallery' | 'counts'>,
): readonly Step[] {
  return [
    { id: 'email', isDone: account.verified, section: null },
    { id: 'avatar', isDone: avatar !== null, section: 'avatar' },
    { id: 'description', isDone: account.description !== '', section: 'description' },
    { id: 'town', isDone: account.town !== null, section: 'description' },
    { id: 'gallery', isDone: gallery.length > 0, section: 'gallery' },
    { id: 'offer', isDone: KIND_IDS.some((kind) => counts[kind] > 0), section: 'add' },
  ];
}
