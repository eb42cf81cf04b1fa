import { useEffect } from 'react';
import { useT } from '../lib/i18n.tsx';
import { useStored, writeStored } from '../lib/storage/stored-value.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { applyTheme, THEME_KEY, THEMES, type Theme, themeOf } from './theme.ts';

const ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };

function choose(theme: Theme): void {
  // Also apply it directly: if storage is blocked, the choice lasts until the next page.
  applyTheme(theme);
  writeStored(THEME_KEY, theme === 'system' ? null : theme);
}

/** Light, dark, or the system's, as items of a menu; follows a choice made in another tab. */
export function ThemeChoice() {
  const t = useT();
  const stored = useStored(THEME_KEY);
  const current = themeOf(stored);
  useEffect(() => {
    if (stored !== undefined) applyTheme(themeOf(stored));
  }, [stored]);
  return THEMES.map((theme) => (
    <button
      key={theme}
      type="button"
      className="menu-item flex-col gap-1 text-center text-sm aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
      aria-pressed={theme === current}
      onClick={() => choose(theme)}
    >
      <Icon name={ICONS[theme]} />
      {t(`frame.theme.${theme}`)}
    </button>
  ));
}
