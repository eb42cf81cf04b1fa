import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../lib/i18n.tsx';
import { CategoryPicture } from '../lib/kinds/category-picture.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLine, MenuLink } from '../ui/menu.tsx';
import type { Branch } from './branches.ts';

/** The root categories with pictures, which are loaded when the menu is first opened. */
export function CategoryMenu({ branches }: { branches: readonly Branch[] }) {
  const t = useT();
  return (
    <Menu
      trigger={
        <>
          <Icon name="layout-grid" />
          {t('frame.nav.categories')}
        </>
      }
      triggerClassName="btn btn-quiet btn-sm px-3"
      className="shrink-0"
      panelClassName="sm:w-[34rem] sm:max-w-none"
    >
      <div className="grid sm:grid-cols-2">
        {branches.map(({ id, key }) => (
          <MenuLink key={id} to={`/category/${id}`} prefetch="intent">
            <CategoryPicture name={key} className="w-10!" />
            {t(`category.${key}` as MessageId)}
          </MenuLink>
        ))}
      </div>
      <MenuLine />
      <MenuLink to="/ads" icon="list">
        {t('category.master')}
      </MenuLink>
    </Menu>
  );
}
