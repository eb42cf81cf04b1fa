/** A colour of each theme, `#rrggbb`. */
export interface ThemeColours {
  readonly light: string;
  readonly dark: string;
}

/** A market's own colours: `primary` for links and buttons, `accent` for highlights. */
export interface MarketColours {
  readonly primary: ThemeColours;
  readonly accent: ThemeColours;
}

export type Theme = keyof ThemeColours;
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** The default colours, as in the style sheet (`tokens.css`). */
export const USUAL_COLOURS: MarketColours = {
  primary: { light: '#1f5c3a', dark: '#7cc792' },
  accent: { light: '#e9a325', dark: '#f2b544' },
};

/** The backgrounds of texts, and the texts on tinted backgrounds, as in the style sheet. */
export const GROUNDS = {
  light: ['#faf4e8', '#f1e7d3', '#fffdf8'],
  dark: ['#131d16', '#1a271e', '#1f2e24', '#27392d'],
} as const;
export const TEXTS = { light: ['#2a241b', '#635848'], dark: ['#f3ecdd', '#bdb6a4'] } as const;
const SURFACE = { light: '#fffdf8', dark: '#1f2e24' } as const;

/** The contrast that WCAG AA requires of text. */
export const LEAST_CONTRAST = 4.5;

/** Texts on buttons; the last two are for colours of medium brightness. */
const BUTTON_TEXTS = ['#fffaf0', '#0c1f13', '#000000', '#ffffff'] as const;

function channelsOf(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `from` moved towards `to` by a share, 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((channel, at) => Math.round(channel + ((target[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function worst(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((each) => contrastOf(colour, each)));
}

/** The lowest contrast of a main colour with the backgrounds of its theme. */
export function mainContrast(primary: string, theme: Theme): number {
  return worst(primary, GROUNDS[theme]);
}

/** Moves a colour away from its theme's backgrounds until texts in it are readable there. */
export function readable(colour: string, theme: Theme, grounds: readonly string[] = GROUNDS[theme]): string {
  const away = theme === 'light' ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, away, share);
    if (worst(moved, grounds) >= LEAST_CONTRAST) return moved;
  }
  return away;
}

/** A tint of the card background on which texts, including those in the colour itself, are readable. */
function softOf(colour: string, theme: Theme, text = colour): string {
  for (let share = 0.18; share > 0; share -= 0.02) {
    const soft = mix(SURFACE[theme], colour, share);
    if (worst(soft, [text, ...TEXTS[theme]]) >= LEAST_CONTRAST) return soft;
  }
  return SURFACE[theme];
}

function textOn(colour: string): string {
  return BUTTON_TEXTS.find((text) => contrastOf(text, colour) >= LEAST_CONTRAST) ?? '#000000';
}

/** Every token that follows from the two colours, in one theme. */
function tokensOf({ primary, accent }: { primary: string; accent: string }, theme: Theme): Record<string, string> {
  const away = theme === 'light' ? '#000000' : '#ffffff';
  const accentText = readable(accent, theme);
  const accentSoft = softOf(accent, theme, accentText);
  const awning = theme === 'light' ? primary : mix(primary, '#000000', 0.4);
  return {
    primary,
    'primary-strong': mix(primary, away, 0.3),
    'primary-soft': softOf(primary, theme),
    'on-primary': textOn(primary),
    amber: accent,
    'amber-strong': readable(accentText, theme, [...GROUNDS[theme], accentSoft]),
    'amber-soft': accentSoft,
    'on-amber': textOn(accent),
    awning,
    'awning-cloth': mix(accent, theme === 'light' ? '#ffffff' : '#000000', 0.2),
    'mark-body': primary,
    'mark-accent': accent,
  };
}

/** The custom properties of a market's colours, both themes in one value each: `--primary` → `light-dark(…, …)`. */
export function colourTokens({ primary, accent }: MarketColours): Record<string, string> {
  const light = tokensOf({ primary: primary.light, accent: accent.light }, 'light');
  const dark = tokensOf({ primary: primary.dark, accent: accent.dark }, 'dark');
  return Object.fromEntries(
    Object.entries(light).map(([name, colour]) => [`--${name}`, `light-dark(${colour}, ${dark[name]})`]),
  );
}
