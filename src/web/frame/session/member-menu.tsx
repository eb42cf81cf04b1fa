import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Face } from '../../lib/session/face.tsx';
import { logOut } from '../../lib/session/log-out.ts';
import { type SessionUser, useCurrentUser } from '../../lib/session/session-store.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../ui/menu.tsx';

// A chunk that fails to load must not take the page down; the desk also has its own URL.
const DeskLink = lazy<ComponentType<{ isStrong: boolean }>>(async () => {
  const desk = await import('../../features/moderation/desk/desk-link.tsx').catch(() => null);
  return { default: desk?.DeskLink ?? (() => null) };
});

const PLACES = [
  ['/userpanel', 'house', 'account.menu.panel'],
  ['/userpanel?section=notifications', 'bell', 'frame.news'],
  ['/userpanel?section=ads', 'shopping-basket', 'account.menu.ads'],
  ['/userpanel?section=favourites', 'heart', 'account.menu.favourites'],
  ['/userpanel?section=preferences', 'settings', 'account.menu.settings'],
] as const satisfies readonly (readonly [string, IconName, string])[];

/** The account menu of a signed-in user, in the header. */
export function MemberMenu({ user }: { user: SessionUser }) {
  const t = useT();
  const me = useCurrentUser();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut(t('account.loggedOut'));
  };
  return (
    <Menu
      trigger={<Face user={user} size={32} />}
      label={t('account.menu', { name: user.name })}
      triggerClassName="btn btn-quiet btn-icon p-0"
      align="end"
      panelClassName="w-64"
    >
      <MenuLink to={`/user/${user.id}`} className="py-2.5">
        <Face user={user} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-bold">{user.name}</span>
          <span className="block text-sm font-normal text-muted">{t('account.menu.profile')}</span>
        </span>
      </MenuLink>
      <MenuLine />
      {PLACES.map(([to, icon, id]) => (
        <MenuLink key={to} to={to} icon={icon}>
          {t(id)}
        </MenuLink>
      ))}
      <MenuLine />
      {me?.role === 'admin' && (
        <MenuLink to="/admin" icon="store">
          {t('operator.menu')}
        </MenuLink>
      )}
      {me && me.role !== 'user' && (
        <Suspense>
          <DeskLink isStrong={me.strong} />
        </Suspense>
      )}
      <MenuButton icon="log-out" onClick={leave} aria-disabled={isLeaving || undefined}>
        {t('account.menu.logout')}
      </MenuButton>
    </Menu>
  );
}
