import { useEffect } from 'react';
import { useT } from '../lib/i18n.tsx';
import { useStored, writeStored } from '../lib/storage/stored-value.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Menu, MenuButton } from '../ui/menu.tsx';
import { applyTheme, THEME_KEY, THEMES, type Theme, themeOf } from './theme.ts';

const ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };

function choose(theme: Theme): void {
  // Also apply it directly: if storage is blocked, the choice lasts until the next page.
  applyTheme(theme);
  writeStored(THEME_KEY, theme === 'system' ? null : theme);
}

/** Light, dark, or the system's; follows a choice made in another tab. */
export function ThemeMenu() {
  const t = useT();
  const stored = useStored(THEME_KEY);
  const current = themeOf(stored);
  useEffect(() => {
    if (stored !== undefined) applyTheme(themeOf(stored));
  }, [stored]);
  return (
    <Menu
      trigger={<Icon name={ICONS[current]} />}
      label={t('frame.theme')}
      triggerClassName="btn btn-quiet btn-icon"
      align="end"
    >
      {THEMES.map((theme) => (
        <MenuButton key={theme} icon={ICONS[theme]} selected={theme === current} onClick={() => choose(theme)}>
          {t(`frame.theme.${theme}`)}
        </MenuButton>
      ))}
    </Menu>
  );
}
