import type { Scope } from '#contract/programs/scopes.ts';
import type { DeliveryKind } from '#contract/programs/webhook-kinds.ts';
import type { Delivery } from '#contract/programs/webhooks.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';

const SCOPE_NAMES = {
  'listings:read': 'programs.scope.listingsRead',
  'listings:write': 'programs.scope.listingsWrite',
  'messages:read': 'programs.scope.messagesRead',
  'messages:write': 'programs.scope.messagesWrite',
  'statistics:read': 'programs.scope.statisticsRead',
} as const satisfies Record<Scope, MessageId>;

const KIND_NAMES = {
  'message.received': 'programs.event.messageReceived',
  'listing.published': 'programs.event.listingPublished',
  'listing.hidden': 'programs.event.listingHidden',
  'listing.expired': 'programs.event.listingExpired',
  'payment.settled': 'programs.event.paymentSettled',
  ping: 'programs.event.ping',
} as const satisfies Record<DeliveryKind, MessageId>;

/** What a scope allows, in words. */
export function scopeName(scope: Scope, t: Translate): string {
  return t(SCOPE_NAMES[scope]);
}

/** What happened, in words. */
export function kindName(kind: DeliveryKind, t: Translate): string {
  return t(KIND_NAMES[kind]);
}

/** The result of a delivery's last attempt, with its HTTP status. */
export function resultText({ problem, status, state }: Delivery, t: Translate): string {
  if (state === 'delivered') return t('programs.delivery.arrived', { status: String(status ?? '') });
  if (problem === 'status') return t('programs.problem.status', { status: String(status ?? '') });
  return problem ? t(`programs.problem.${problem}`) : t('programs.delivery.notTried');
}
