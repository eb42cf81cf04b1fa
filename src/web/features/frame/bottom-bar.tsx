import { type ComponentType, lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../session/session-store.ts';
import { memberParts } from './member-parts.ts';

const Face = lazy(() =>
  memberParts()
    .then((parts) => parts.loadFace())
    .catch(() => ({ default: Stranger })),
);

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
  ['/userpanel', 'user', 'frame.bar.me'],
] as const;

/** On phones: the five places that a thumb wants to reach. */
export function BottomBar() {
  const t = useT();
  return (
    <nav
      aria-label={t('frame.bar')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {PLACES.map(([to, icon, id]) => (
          <li key={to}>
            <NavLink
              to={to}
              end={icon !== 'message-circle'}
              className="group flex h-16 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-muted aria-[current=page]:text-primary"
            >
              {icon === 'plus' ? (
                <span className="flex size-8 items-center justify-center rounded-full bg-amber text-on-amber">
                  <Icon name={icon} size={22} />
                </span>
              ) : icon === 'user' ? (
                <Me />
              ) : icon === 'message-circle' ? (
                <Chat />
              ) : (
                <Icon name={icon} size={24} />
              )}
              <span className="max-w-full truncate px-0.5">{t(id)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** With how much waits to be read, for who is logged in. */
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

/** The face of who is logged in; a stranger's until it is known. */
function Me() {
  const session = useSession();
  if (!session) return <Stranger />;
  return (
    <Suspense fallback={<Stranger />}>
      <Face user={session} size={26} />
    </Suspense>
  );
}

function Stranger() {
  return <Icon name="user" size={24} />;
}
