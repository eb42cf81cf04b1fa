import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts';
import { useT } from '../../lib/i18n.tsx';
import { sectionHref } from '../../lib/panel/sections.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';

export interface SavedMenuProps {
  saved: SavedQuery;
  /** In place of the button of an empty list. */
  isForNothing: boolean;
  onPress: () => void;
}

/** Shows that a list's search is saved, with a menu to manage it in the panel or delete it. */
export function SavedMenu({ saved, isForNothing, onPress }: SavedMenuProps) {
  const t = useT();
  const end = async () => {
    onPress();
    try {
      await (await import('./end-search.ts')).endSearch(saved);
    } catch {
      showToast({ tone: 'error', title: t('frame.error.offline') });
    }
  };
  return (
    <Menu
      className={isForNothing ? undefined : 'save-menu'}
      triggerClassName={isForNothing ? 'btn btn-secondary' : 'chip save-chip'}
      trigger={
        <>
          {!isForNothing && <Icon name="bell" className="sm:hidden" />}
          <Icon name="check" className={isForNothing ? undefined : 'max-sm:hidden'} />
          <span className={isForNothing ? undefined : 'max-sm:sr-only'}>{t('list.saved.button')}</span>
        </>
      }
    >
      <MenuLink to={sectionHref('searches')} icon="search">
        {t('list.saved.change')}
      </MenuLink>
      <MenuButton icon="trash-2" onClick={() => void end()}>
        {t('list.saved.end')}
      </MenuButton>
    </Menu>
  );
}
