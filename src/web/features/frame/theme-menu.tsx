import { useT } from '../../lib/i18n.tsx';
import { useStored, writeStored } from '../../lib/stored-value.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Menu, MenuButton } from '../../ui/menu.tsx';

const THEMES = ['light', 'dark', 'system'] as const;
type Theme = (typeof THEMES)[number];
const ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };
const STORAGE_KEY = 'ui_theme';

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  writeStored(STORAGE_KEY, theme === 'system' ? null : theme);
}

/** Light, dark, or as the system is. Only with JavaScript: without it the system decides. */
export function ThemeMenu() {
  const t = useT();
  const stored = useStored(STORAGE_KEY);
  const current: Theme = stored === 'light' || stored === 'dark' ? stored : 'system';
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
