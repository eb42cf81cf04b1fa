import { type ComponentType, lazy, Suspense } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useT } from '../lib/i18n.tsx';
import { Face } from '../lib/session/face.tsx';
import { loginPath } from '../lib/session/places.ts';
import { useSession } from '../lib/session/session-store.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { memberParts } from './member-parts.ts';

const UnreadCount = lazy<ComponentType<{ className?: string }>>(() =>
  memberParts()
    .then((parts) => parts.loadUnreadCount())
    .catch(() => ({ default: () => null })),
);

const PLACES = [
  ['/', 'house', 'frame.bar.home'],
  ['/ads', 'search', 'frame.bar.search'],
  ['/addAnnouncement', 'plus', 'frame.bar.add'],
  ['/chat', 'message-circle', 'frame.bar.chat'],
] as const;

const CELL =
  'flex h-16 min-w-11 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-muted aria-[current=page]:text-primary';
const NAME = 'max-w-full truncate px-0.5';

/** On phones: five destinations within the thumb's reach. */
export function BottomBar() {
  const t = useT();
  return (
    <nav
      aria-label={t('frame.bar')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {PLACES.map(([to, icon, id]) => (
          <li key={to}>
            <NavLink to={to} end={icon !== 'message-circle'} className={CELL}>
              {icon === 'plus' ? (
                <span className="flex size-8 items-center justify-center rounded-full bg-amber text-on-amber">
                  <Icon name={icon} size={22} />
                </span>
              ) : icon === 'message-circle' ? (
                <Chat />
              ) : (
                <Icon name={icon} size={24} />
              )}
              <span className={NAME}>{t(id)}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <Me />
        </li>
      </ul>
    </nav>
  );
}

/** With the unread count of a signed-in user. */
function Chat() {
  const session = useSession();
  return (
    <span className="relative">
      <Icon name="message-circle" size={24} />
      {session && (
        <Suspense>
          <UnreadCount className="absolute -top-1.5 start-3.5 ring-2 ring-surface" />
        </Suspense>
      )}
    </span>
  );
}

/** The panel with the user's avatar; for others the login, which leads back to the current page. */
function Me() {
  const t = useT();
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <NavLink to={session === false ? loginPath(pathname + search) : '/userpanel'} end className={CELL}>
      {session ? <Face user={session} size={26} /> : <Icon name="user" size={24} />}
      {session ? (
        <span className={NAME}>{t('frame.bar.me')}</span>
      ) : (
        // The page is rendered as anonymous: until hydration, the head script knows whether somebody is logged in.
        <>
          <span className={classNames(NAME, 'in-data-session:hidden')}>{t('frame.bar.login')}</span>
          <span className={classNames(NAME, 'not-in-data-session:hidden')}>{t('frame.bar.me')}</span>
        </>
      )}
    </NavLink>
  );
}
