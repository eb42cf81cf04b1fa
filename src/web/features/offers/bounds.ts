/* The contract's limits, without its schemas. A test compares them. */
export const OFFER_LISTINGS_MAX = 10;
export const OFFER_NOTE_MAX_LENGTH = 500;
export const PICK_UP_DAYS_MAX = 180;
