/** Bounds of the form, as the contract has them; a test holds it. The contract itself brings its schemas along. */
export const NAME_MAX_LENGTH = 150;
export const ADDRESS_MAX_LENGTH = 150;
export const CITY_MAX_LENGTH = 80;
export const NIP_MAX_LENGTH = 20;
export const EMAIL_MAX_LENGTH = 254;
