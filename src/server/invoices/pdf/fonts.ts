import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** The fonts of an invoice, by use. */
export interface Fonts {
  readonly regular: Font;
  readonly bold: Font;
  readonly heavy: Font;
}

/** From here on, Unicode has ligatures such as "ﬁ", whose glyphs stand for several letters in a text. */
const LIGATURES = 0xfb00;

const require = createRequire(import.meta.url);

let loaded: Promise<Fonts> | undefined;

/** The site's fonts, Latin and Cyrillic; read on first use, as reading their tables takes longer than an invoice. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<Fonts> {
  const [regular, bold, heavy] = await Promise.all([
    readFont(require.resolve('@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf')),
    readFont(require.resolve('@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf')),
    readFont(require.resolve('@expo-google-fonts/nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf')),
  ]);
  return { regular, bold, heavy };
}

async function readFont(file: string): Promise<Font> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readFile(file)]);
  const font = create(bytes);
  // A glyph first requested as a part of another one, such as "l" of "ł", is kept without its code point, and text
  // copied from the PDF would lack the letter.
  for (const codePoint of font.characterSet) if (codePoint < LIGATURES) font.glyphForCodePoint(codePoint);
  return font;
}
