import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The letters of an invoice, by what they are for. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly heavy: Buffer;
}

const require = createRequire(import.meta.url);

let loaded: Promise<Fonts> | undefined;

/** The site's own letters, Latin and Cyrillic ones, read when the first invoice is made. */
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
