/** Explains how ratings are verified. */
export const HOW_RATINGS_WORK = '/howRatingsWork';
