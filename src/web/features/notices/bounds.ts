/** As in the contract, whose schemas only those who write need; a test holds it. */
export const APPEAL_MAX_LENGTH = 4_000;
