import type { MessageId } from '#i18n/message-id.ts';
import { Fragment } from '../lib/fragment.tsx';
import { useT } from '../lib/i18n.tsx';
import { CategoryPicture } from '../lib/kinds/category-picture.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLine, MenuLink } from '../ui/menu.tsx';
import type { Branch } from './branches.ts';

/** Kinds of listings other than ads, with the names of their pictures. */
const OTHER_KINDS = [
  ['/agritourismFacilities', 'agritourism', 'frame.nav.agritourism'],
  ['/events', 'events', 'frame.nav.events'],
] as const;

/**
 * The way to all goods, on wide screens: the root categories and the other kinds with pictures, which are loaded when
 * the menu is first opened. The router discovers the routes from the other menu.
 */
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
      triggerClassName="btn btn-quiet px-3.5"
      className="shrink-0 max-md:hidden"
      panelClassName="w-[34rem] max-w-none"
    >
      <nav aria-label={t('frame.nav')}>
        <Fragment as="div" className="grid grid-cols-2" cacheKey={() => `menu ${branches.map(({ id }) => id).join()}`}>
          <Goods branches={branches} />
        </Fragment>
        <MenuLine />
        <MenuLink to="/ads" icon="list">
          {t('category.master')}
        </MenuLink>
      </nav>
    </Menu>
  );
}

function Goods({ branches }: { branches: readonly Branch[] }) {
  const t = useT();
  return (
    <>
      {branches.map(({ id, key, picture = key }) => (
        <MenuLink key={id} to={`/category/${id}`} prefetch="intent" discover="none">
          <CategoryPicture name={picture} className="w-10" />
          {t(`category.${key}` as MessageId)}
        </MenuLink>
      ))}
      {OTHER_KINDS.map(([to, key, name]) => (
        <MenuLink key={to} to={to} prefetch="intent" discover="none">
          <CategoryPicture name={key} className="w-10" />
          {t(name)}
        </MenuLink>
      ))}
    </>
  );
}
