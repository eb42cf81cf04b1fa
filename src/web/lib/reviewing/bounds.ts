/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const COMMENT_MAX_LENGTH = 2_000;
