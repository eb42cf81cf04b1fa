import sansLatin from '../styles/fonts/nunito-sans-latin.woff2?no-inline';
import sansLatinExt from '../styles/fonts/nunito-sans-latin-ext.woff2?no-inline';

/**
 * URLs of the fonts of most of a Polish page's text, for `<link rel="preload" as="font" crossorigin>`. Those of headings
 * and prices come with the style sheet: they would delay the first frame more than their fitted fallback disturbs it.
 */
export const fontFiles: readonly string[] = [sansLatin, sansLatinExt];
