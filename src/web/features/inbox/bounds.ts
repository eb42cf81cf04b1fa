/** Bounds of the contract, without its schemas; a test holds that they are the same. */
export const CONVERSATIONS_PAGE = 100;
