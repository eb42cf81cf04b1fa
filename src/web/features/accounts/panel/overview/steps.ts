import type { Profile } from '#contract/accounts/accounts.ts';
import type { Account } from '#contract/accounts/settings.ts';
import { KIND_IDS } from '#kinds/index.ts';
import type { SectionId } from '../../../../lib/panel/sections.ts';

/** What makes a stall trustworthy, in the recommended order. */
export const STEP_IDS = ['email', 'avatar', 'description', 'town', 'gallery', 'seller', 'offer'] as const;
export type StepId = (typeof STEP_IDS)[number];

export interface Step {
  readonly id: StepId;
  readonly isDone: boolean;
  /** Where to do it; null for the address, which is confirmed in the mailbox. */
  readonly section: SectionId | null;
}

/** Which steps the user has done. */
export function stepsOf(
  account: Pick<Account, 'verified' | 'description' | 'town'>,
  { avatar, gallery, seller, counts }: Pick<Profile, 'avatar' | 'gallery' | 'seller' | 'counts'>,
): readonly Step[] {
  return [
    { id: 'email', isDone: account.verified, section: null },
    { id: 'avatar', isDone: avatar !== null, section: 'avatar' },
    { id: 'description', isDone: account.description !== '', section: 'description' },
    { id: 'town', isDone: account.town !== null, section: 'description' },
    { id: 'gallery', isDone: gallery.length > 0, section: 'gallery' },
    { id: 'seller', isDone: seller.status !== null, section: 'seller' },
    { id: 'offer', isDone: KIND_IDS.some((kind) => counts[kind] > 0), section: 'add' },
  ];
}
