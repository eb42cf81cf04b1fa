/** What a visitor may choose; `system` means that nothing is stored and the system's preference counts. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** The local storage's key of the chosen theme. */
export const THEME_KEY = 'ui_theme';

/** The browser's own bar continues the header: the colour of `--surface` in each theme. */
export const BAR_COLOURS = { light: '#fffdf8', dark: '#1f2e24' } as const;

/** Reads what is stored; anything unknown is as if nothing were. */
export function themeOf(stored: string | null | undefined): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Dyes the page; the style sheet does the rest, and follows the system by itself while no theme is set. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BAR_COLOURS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
}
