/** Bounds of the contract, without its schemas, which only checking needs; a test holds that they are the same. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_FILES_MAX = 5;
export const MESSAGE_FILE_MAX_BYTES = 10 * 1024 * 1024;
