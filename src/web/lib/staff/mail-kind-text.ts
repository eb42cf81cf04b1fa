import type { MessageId, Translate } from '#i18n/message-id.ts';

/** The kinds of mails with a name on the desk; others are shown by their id. */
const NAMED = [
  'contact',
  'verifyEmail',
  'alreadyRegistered',
  'changeEmail',
  'emailChanged',
  'resetPassword',
  'loginLink',
  'passwordChanged',
  'signInMethodChanged',
  'exportReady',
  'accountDeleted',
  'listingExpiring',
  'listingExpired',
  'commentReceived',
  'messagesWaiting',
  'conversationsWaiting',
  'reportReceived',
  'reportDecided',
  'decisionMade',
  'decisionLifted',
  'appealDecided',
  'paymentReceived',
  'paymentRefunded',
  'withdrawalReceived',
  'withdrawalNotice',
  'searchFound',
  'searchesFound',
  'confirmSearch',
  'newsArrived',
  'newsDigest',
  'credentialAnswered',
  'credentialEnding',
  'accessTokenCreated',
  'webhookDisabled',
  'termsChanged',
];

/** What a kind of mail is about. */
export function mailKindText(kind: string, t: Translate): string {
  return NAMED.includes(kind) ? t(`operator.kind.${kind}` as MessageId) : kind;
}
