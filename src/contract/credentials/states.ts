// Data only, so that pages need not load the contract's schemas for it.

/**
 * What a credential is worth to its readers.
 *
 * stated   the seller says so; nobody has checked it.
 * seen     our team has seen its document, and it has not ended.
 * expired  its last day of validity is over, whether it was seen or not.
 */
export const CREDENTIAL_STATES = ['stated', 'seen', 'expired'] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/**
 * Where the check of a credential stands, for its owner and the desk.
 *
 * none      there is no document to look at.
 * waiting   its document waits for our team.
 * accepted  its document was seen.
 * asked     our team has asked for something else; a new document or number puts it back.
 * refused   it is shown to nobody until its number or document changes.
 */
export const REVIEW_STATES = ['none', 'waiting', 'accepted', 'asked', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What a moderator can answer. */
export const CREDENTIAL_OUTCOMES = ['accepted', 'asked', 'refused'] as const;
export type CredentialOutcome = (typeof CREDENTIAL_OUTCOMES)[number];

export const REFUSAL_REASONS = [
  'unreadable',
  'otherPerson',
  'otherNumber',
  'ended',
  'notInRegister',
  'forged',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The most credentials of one person. */
export const CREDENTIALS_MAX = 30;
/** The most credentials of one listing. */
export const LISTING_CREDENTIALS_MAX = 8;
/** The largest document. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** The file types of a document, as a file input names them. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
/** Within how many days our team promises to look at a document. */
export const ANSWER_DAYS = 7;
/** How long after its last day the document of a credential is kept. */
export const DOCUMENT_KEPT_DAYS = 60;
/** How many days before its last day its owner is reminded; 0 is the day itself. */
export const REMINDER_DAYS = [30, 7, 0] as const;
