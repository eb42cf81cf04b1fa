import sansLatin from '../styles/fonts/nunito-sans-latin.woff2?no-inline';
import sansLatinExt from '../styles/fonts/nunito-sans-latin-ext.woff2?no-inline';
import serifLatin from '../styles/fonts/vollkorn-latin.woff2?no-inline';
import serifLatinExt from '../styles/fonts/vollkorn-latin-ext.woff2?no-inline';

/** URLs of the fonts that every Polish page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles: readonly string[] = [sansLatin, sansLatinExt, serifLatin, serifLatinExt];
