/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const CONVERSATIONS_PAGE = 100;
