import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The fonts of an invoice, by use. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly heavy: Buffer;
}

const require = createRequire(import.meta.url);

let loaded: Promise<Fonts> | undefined;

/** The site's fonts, Latin and Cyrillic, loaded on first use. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<Fonts> {
  const [regular, bold, heavy] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf')),
    readFile(require.resolve('@expo-google-fonts/nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf')),
  ]);
  return { regular, bold, heavy };
}
