import type { Conversation } from '#contract/conversations.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { getKind, KIND_IDS } from '#kinds/index.ts';
import type { ThreadItem } from '../../inbox/thread.ts';
import { isOwnItem } from '../thread/group-rows.ts';

const QUESTIONS = {
  goods: [
    'chat.compose.ask.available',
    'chat.compose.ask.pickUp',
    'chat.compose.ask.shipping',
    'chat.compose.ask.price',
  ],
  stay: ['chat.compose.ask.free', 'chat.compose.ask.stayCost', 'chat.compose.ask.meals', 'chat.compose.ask.pets'],
  event: ['chat.compose.ask.tickets', 'chat.compose.ask.stall', 'chat.compose.ask.parking'],
} as const satisfies Record<string, readonly MessageId[]>;

const ANSWERS = {
  goods: [
    'chat.compose.say.available',
    'chat.compose.say.sold',
    'chat.compose.say.pickUp',
    'chat.compose.say.shipping',
    'chat.compose.say.later',
  ],
  stay: ['chat.compose.say.free', 'chat.compose.say.taken', 'chat.compose.say.whichDays', 'chat.compose.say.later'],
  event: ['chat.compose.say.welcome', 'chat.compose.say.later'],
} as const satisfies Record<string, readonly MessageId[]>;

/** The kind of offer: goods, a stay or an event. */
function offerOf(kind: Kind): keyof typeof QUESTIONS {
  if (kind.capabilities.schedule) return 'event';
  return kind.capabilities.categories ? 'goods' : 'stay';
}

function kindAt(path: string): Kind | undefined {
  return KIND_IDS.map(getKind).find(({ paths }) => path.startsWith(`${paths.detail}/`));
}

/**
 * Suggested replies: a buyer's first question about a listing, a seller's answer to the last message. Empty where they
 * would be in the way.
 */
export function quickReplies({ about, users }: Conversation, items: readonly ThreadItem[]): readonly MessageId[] {
  const kind = about?.path && kindAt(about.path);
  if (!about || !kind) return [];
  const ownId = users.at(-1)?.id ?? 0;
  const last = items.at(-1);
  if (about.sellerId !== ownId) return last ? [] : QUESTIONS[offerOf(kind)];
  return last && !isOwnItem(last, ownId) ? ANSWERS[offerOf(kind)] : [];
}
