import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** The fonts of an invoice, by use. */
export interface Fonts {
  readonly regular: Font;
  readonly bold: Font;
  readonly heavy: Font;
}

const require = createRequire(import.meta.url);

let loaded: Promise<Fonts> | undefined;

/** The site's fonts, Latin and Cyrillic; read on first use, as reading their tables takes longer than an invoice. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<Fonts> {
  const [regular, bold, heavy] = await Promise.all([
    readFont('@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf'),
    readFont('@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf'),
    readFont('@expo-google-fonts/nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf'),
  ]);
  return { regular, bold, heavy };
}

async function readFont(file: string): Promise<Font> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readFile(require.resolve(file))]);
  return create(bytes);
}
