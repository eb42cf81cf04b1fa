/** Local storage key of the language, and the name of its cookie. */
export const LANGUAGE_KEY = 'selectedLanguage';

/** Local storage key of the accepted cookie policy: its date, as `acceptedDate`. */
export const COOKIES_KEY = 'cookiePolicy';

/** Local storage key of the operator's notice that was closed: its id. */
export const BANNER_KEY = 'closed_banner';

/** Local storage key of accepted terms: the user and the version. */
export const ACCEPTED_TERMS_KEY = 'acceptedTerms';

/** Local storage key of the last searches: a JSON list of texts, latest first. */
export const LAST_SEARCHES_KEY = 'lastSearches';

/** Local storage key of how phones show lists: `rows`, or nothing for two columns. */
export const LIST_VIEW_KEY = 'list_view';

/** Local storage key of the visits of the home page; see `pages/home/visits`. */
export const VISIT_KEY = 'home_visits';

/** Local storage key of the town that was last looked around from the home page. */
export const PLACE_KEY = 'home_place';

/** Local storage key that is set once the browser has the fonts of headings. */
export const HEADING_FONTS_KEY = 'heading_fonts';
