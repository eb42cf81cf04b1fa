/** The contract's limit, copied because only writers need its schemas; a test keeps it in step. */
export const APPEAL_MAX_LENGTH = 4_000;
