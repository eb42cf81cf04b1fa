import type { ComponentType } from 'react';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { Offer } from '#contract/offers/offer.ts';
import type { Translate } from '#i18n/message-id.ts';

/** Dependencies of the chat on other features, supplied by its page. */
export interface ChatTools {
  /** Explains to a suspended user why they may not write. */
  readonly Suspended: ComponentType<{ className?: string }>;
  /** Offers push notifications. */
  readonly PushOffer: ComponentType<{ className?: string }>;
  /** Confirms a block; may be lazy. */
  readonly BlockDialog: ComponentType<{ name: string; onBlock: () => void; onClose: () => void }>;
  /** Blocks or unblocks a user and shows a toast. @returns whether it succeeded */
  readonly setBlock: (
    person: { readonly id: number; readonly name: string },
    isBlocked: boolean,
    t: Translate,
  ) => Promise<boolean>;
  /** The content of a message that makes or answers an offer. */
  readonly OfferCard: ComponentType<{ conversation: Conversation; message: Message & { offer: Offer }; ownId: number }>;
  /** List items that open the form for an offer. */
  readonly OfferChips: ComponentType<{ conversation: Conversation }>;
  /**
   * Shows the dialog that reports a user or a message; returns the focus to `opener`.
   *
   * @throws what `import` and `fetch` throw when it cannot be loaded.
   */
  readonly report: (
    thing: { readonly type: 'account' | 'message'; readonly id: number },
    opener: HTMLElement | null,
  ) => Promise<void>;
}
