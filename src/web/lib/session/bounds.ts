/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const NAME_MAX_LENGTH = 40;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
