import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourTokens, contrastOf, GROUNDS, mainContrast, readable, TEXTS, THEMES, USUAL_COLOURS } from './colours.ts';

const sheet = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
const token = (name: string, theme: 'light' | 'dark') => {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(sheet) ?? [];
  return theme === 'light' ? light : dark;
};

test.each(THEMES)('the grounds, texts and usual colours of the %s theme are those of the style sheet', (theme) => {
  const grounds = ['paper', 'linen', 'surface', 'raised'].map((name) => token(name, theme));
  expect([...GROUNDS[theme]].sort()).toEqual([...new Set(grounds)].sort());
  expect(TEXTS[theme]).toEqual(['ink', 'muted'].map((name) => token(name, theme)));
  expect(USUAL_COLOURS.primary[theme]).toBe(token('primary', theme));
  expect(USUAL_COLOURS.accent[theme]).toBe(token('amber', theme));
});

test.each([
  ['black and white', '#000000', '#ffffff', 21],
  ['a colour with itself', '#7a1f4b', '#7a1f4b', 1],
  ['grey on white', '#767676', '#ffffff', 4.54],
])('the contrast of %s is as WCAG computes it', (_, one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
});

const HUES = ['#7a1f4b', '#1f3f7a', '#b00020', '#ffd400', '#00ffff', '#808080', '#000000', '#ffffff', '#5c3a1f'];

/** The pairs of text and ground that follow from a market's colours. */
const PAIRS = [
  ['--primary', '--primary-soft'],
  ['--primary-strong', '--primary-soft'],
  ['--on-primary', '--primary'],
  ['--on-amber', '--amber'],
  ['--amber-strong', '--amber-soft'],
] as const;

test.each(HUES.flatMap((main) => HUES.map((accent) => [main, accent] as const)))(
  'texts in colours that follow from %s and %s can be read in both themes',
  (main, accent) => {
    const primary = { light: readable(main, 'light'), dark: readable(main, 'dark') };
    const tokens = colourTokens({ primary, accent: { light: accent, dark: accent } });
    for (const [at, theme] of THEMES.entries()) {
      const of = (name: string) => /light-dark\((.+), (.+)\)/.exec(tokens[name] ?? '')?.[at + 1] as string;
      expect(mainContrast(primary[theme], theme)).toBeGreaterThanOrEqual(4.5);
      for (const [text, ground] of PAIRS) {
        expect(contrastOf(of(text), of(ground)), `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of GROUNDS[theme]) expect(contrastOf(of('--amber-strong'), ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
