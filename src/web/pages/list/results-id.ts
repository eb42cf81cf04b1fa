/** The id of a list's results, the target of the link past the filters. */
export const RESULTS_ID = 'results';
