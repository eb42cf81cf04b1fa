/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const DESCRIPTION_MAX_LENGTH = 9_000;
export const PICTURES_AT_ONCE = 10;
export const GALLERY_SIZE = 30;
