import type { CallParts } from '#contract/api-client.ts';
import type { ErrorCode } from '#contract/errors.ts';

/**
 * The callers: `owner` owns the item that the call is about, `otherOwner` one of the same sort; `suspended` is another
 * user, who may not write.
 */
export const ROLES = [
  'visitor',
  'unverified',
  'suspended',
  'user',
  'owner',
  'otherOwner',
  'moderator',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Refusals for lack of permission; with any other failure, the caller was admitted. */
export const REFUSALS: readonly string[] = [
  'mustLoggedIn',
  'mustVerifyEmail',
  'accountSuspended',
  'forbidden',
  'passwordConfirmationRequired',
  'strongSignInRequired',
];

/** The items that calls refer to; ids are of the owner's items. */
export interface World {
  readonly listingId: number;
  readonly sellerId: number;
  readonly sessionId: number;
  readonly galleryKey: number;
  readonly passkeyId: number;
  /** By the owner, on another user's listing. */
  readonly commentId: number;
  /** By another user, on the owner's listing. */
  readonly receivedCommentId: number;
  /** About the owner's listing. */
  readonly caseId: number;
  readonly decisionId: number;
  readonly appealId: number;
  /** Between the owner and another user. */
  readonly conversationId: number;
  /** In that conversation: by the owner, and by the other. */
  readonly madeOfferId: number;
  readonly receivedOfferId: number;
  /** Between the owner as the buyer and another user. */
  readonly agreementId: number;
  /** By the owner of another user as a buyer, and by another user of the owner, with a reply. */
  readonly buyerReviewId: number;
  readonly receivedReviewId: number;
  /** By the owner, paid. */
  readonly purchaseId: number;
  readonly savedSearchId: number;
  /** By the owner, waiting for an answer. */
  readonly credentialId: number;
  readonly accessTokenId: number;
  readonly webhookId: number;
  readonly deliveryId: string;
}

type Verdict = 'allowed' | ErrorCode;

export interface Row {
  readonly verdicts: Readonly<Record<Role, Verdict>>;
  /** A call to which only a lack of permission is a failure; other failures do not matter here. */
  readonly parts?: (world: World) => CallParts;
}

function verdicts(changes: Partial<Record<Role, Verdict>>): Record<Role, Verdict> {
  const all = Object.fromEntries(ROLES.map((role) => [role, 'allowed'])) as Record<Role, Verdict>;
  return { ...all, ...changes };
}

export const everybody: Row = { verdicts: verdicts({}) };
export const members: Row = { verdicts: verdicts({ visitor: 'mustLoggedIn' }) };
export const confirmedMembers: Row = {
  verdicts: verdicts({ visitor: 'mustLoggedIn', unverified: 'mustVerifyEmail', suspended: 'accountSuspended' }),
};
/** Users may call it for their own items; those of others are not found, not even by moderators. */
export const ownThings: Row = {
  verdicts: verdicts({
    visitor: 'mustLoggedIn',
    unverified: 'notFound',
    suspended: 'notFound',
    user: 'notFound',
    otherOwner: 'notFound',
    moderator: 'notFound',
    admin: 'notFound',
  }),
};
export const confirmedOwnThings: Row = {
  verdicts: { ...ownThings.verdicts, unverified: 'mustVerifyEmail', suspended: 'accountSuspended' },
};
/** The moderators' desk: closed to everyone else, whoever owns the item. */
export const desk: Row = {
  verdicts: verdicts({
    visitor: 'mustLoggedIn',
    unverified: 'forbidden',
    suspended: 'accountSuspended',
    user: 'forbidden',
    owner: 'forbidden',
    otherOwner: 'forbidden',
  }),
};
/** For admins only, whoever owns the item. */
export const adminDesk: Row = { verdicts: { ...desk.verdicts, moderator: 'forbidden' } };
