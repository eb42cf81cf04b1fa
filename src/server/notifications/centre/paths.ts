/** The page of all news. */
export const NEWS_PATH = '/userpanel?section=notifications';
