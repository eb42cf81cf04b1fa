/** Bounds that the forms speak of, as the contract has them; a test holds it. The contract itself brings its schemas along. */
export const COMMENT_MAX_LENGTH = 2_000;
