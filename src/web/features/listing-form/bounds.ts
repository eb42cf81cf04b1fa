/** Bounds that the form speaks of, as the contract has them; a test holds it. The contract itself brings its schemas along. */
export const TITLE_MAX_LENGTH = 120;
export const TEXT_MAX_LENGTH = 9_000;
export const PICTURES_MAX = 10;
export const CONTACTS_MAX = 5;
export const TITLE_MIN_LENGTH = 3;
