/** Bounds that the panel speaks of, as the contract has them; a test holds it. The contract itself brings its schemas along. */
export const DESCRIPTION_MAX_LENGTH = 9_000;
export const PICTURES_AT_ONCE = 10;
export const GALLERY_SIZE = 30;
