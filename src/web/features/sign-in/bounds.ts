/** Bounds that forms speak of, as the contract has them; a test holds it. The contract itself brings its schemas along. */
export const NAME_MAX_LENGTH = 40;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
