/** The longest name of a category, and the most words for its goods. */
export const NAME_MAX_LENGTH = 60;
export const WORDS_MAX_LENGTH = 600;
