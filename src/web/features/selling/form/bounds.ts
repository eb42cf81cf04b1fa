/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const TITLE_MAX_LENGTH = 120;
export const TEXT_MAX_LENGTH = 9_000;
export const PICTURES_MAX = 10;
export const CONTACTS_MAX = 5;
export const VILLAGE_MAX_LENGTH = 60;
export const TITLE_MIN_LENGTH = 3;
