/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_FILES_MAX = 5;
export const MESSAGE_FILE_MAX_BYTES = 10 * 1024 * 1024;
