/** The number of items on a page of a list. */
export const PAGE_SIZE = 24;

/** Lists are cut off at this many items. */
const LISTED_MAX = 10_000;

/** The last page of a list that may be requested. */
export const LAST_PAGE = Math.ceil(LISTED_MAX / PAGE_SIZE);
