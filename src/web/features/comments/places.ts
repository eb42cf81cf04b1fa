/** The page that says how ratings are checked. */
export const HOW_RATINGS_WORK = '/howRatingsWork';
