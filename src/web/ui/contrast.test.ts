import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Theme = 'light' | 'dark';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const pairs = [...tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)];
const colours = new Map(
  pairs.map(([, name, light, dark]) => [name as string, { light: light as string, dark: dark as string }]),
);

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
}

function contrast(foreground: string, ground: string, theme: Theme): number {
  const [a, b] = [foreground, ground].map((name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`There is no colour ${name}`);
    return luminance(colour[theme]);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS = ['paper', 'linen', 'surface', 'raised'];
const onEveryGround = (name: string): [string, string][] => GROUNDS.map((ground) => [name, ground]);

const TEXT: readonly [string, string][] = [
  ...['ink', 'muted', 'primary', 'primary-strong', 'danger', 'amber-strong', 'success', 'info'].flatMap(onEveryGround),
  ...['primary-soft', 'amber-soft', 'danger-soft', 'success-soft', 'info-soft'].flatMap(
    (ground): [string, string][] => [
      ['ink', ground],
      ['muted', ground],
    ],
  ),
  ['on-primary', 'primary'],
  ['on-amber', 'amber'],
  ['on-danger', 'danger'],
  ['primary', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
  ['amber-strong', 'amber-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['info', 'info-soft'],
  ['paper', 'ink'],
];

const SHAPES: readonly [string, string][] = ['line-strong', 'star', 'focus', 'primary'].flatMap(onEveryGround);

for (const theme of ['light', 'dark'] as const) {
  test.each(TEXT)(`text of ${theme} theme: %s on %s has a contrast of 4.5`, (foreground, ground) => {
    expect(contrast(foreground, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)(`shapes of ${theme} theme: %s on %s have a contrast of 3`, (foreground, ground) => {
    expect(contrast(foreground, ground, theme)).toBeGreaterThanOrEqual(3);
  });
}
