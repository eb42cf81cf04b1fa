/** Selectable themes; `system` stores nothing and follows the system's preference. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Local storage key of the theme. */
export const THEME_KEY = 'ui_theme';

/** The browser's own bar continues the header: `--surface` of each theme. */
export const BAR_COLOURS = { light: '#fffdf8', dark: '#1f2e24' } as const;

/** Parses the stored theme; unknown values count as unset. */
export function themeOf(stored: string | null | undefined): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a theme; without one the style sheet follows the system. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BAR_COLOURS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
}
