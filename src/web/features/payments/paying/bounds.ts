/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const NAME_MAX_LENGTH = 150;
export const ADDRESS_MAX_LENGTH = 150;
export const CITY_MAX_LENGTH = 80;
export const NIP_MAX_LENGTH = 20;
export const EMAIL_MAX_LENGTH = 254;

export const CODE_MAX_LENGTH = 20;
