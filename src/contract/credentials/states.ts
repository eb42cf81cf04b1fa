// Data only, so that pages need not load the contract's schemas for it.

/**
 * The public state of a credential.
 *
 * stated   stated by the seller and not checked.
 * seen     our team has checked its document, and it has not expired.
 * expired  its last day of validity has passed, whether it was checked or not.
 */
export const CREDENTIAL_STATES = ['stated', 'seen', 'expired'] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/**
 * The state of a credential's review, for its owner and the desk.
 *
 * none      there is no document.
 * waiting   its document waits for our team.
 * accepted  its document was accepted.
 * asked     our team has asked for something else; a new document or number puts it back into the queue.
 * refused   it is hidden until its number or document changes.
 */
export const REVIEW_STATES = ['none', 'waiting', 'accepted', 'asked', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A moderator's possible answers. */
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
/** The number of days within which our team promises to check a document. */
export const ANSWER_DAYS = 7;
/** How long a document is retained after the credential's last day of validity. */
export const DOCUMENT_KEPT_DAYS = 60;
/** Days before the last day of validity on which the owner is reminded; 0 is the last day itself. */
export const REMINDER_DAYS = [30, 7, 0] as const;
