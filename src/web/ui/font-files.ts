import sansLatin from '../styles/fonts/nunito-sans-latin.woff2?no-inline';
import sansLatinExt from '../styles/fonts/nunito-sans-latin-ext.woff2?no-inline';
import headingCyrillic from '../styles/fonts/vollkorn-cyrillic.woff2?no-inline';
import headingLatin from '../styles/fonts/vollkorn-latin.woff2?no-inline';
import headingLatinExt from '../styles/fonts/vollkorn-latin-ext.woff2?no-inline';

/** URLs of the fonts of most of a Polish page's text, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles: readonly string[] = [sansLatin, sansLatinExt];

/** The fonts of headings and prices: URLs, and the characters that each has, as in `styles/fonts/faces.css`. */
export const headingFaces: readonly { readonly file: string; readonly range: string }[] = [
  { file: headingLatin, range: 'U+0020-00FF,U+2009-2044,U+20AC,U+2122,U+2212' },
  { file: headingLatinExt, range: 'U+0100-017F,U+1E9E' },
  { file: headingCyrillic, range: 'U+0400-04FF' },
];
