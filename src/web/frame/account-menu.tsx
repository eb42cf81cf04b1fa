import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../lib/i18n.tsx';
import { Face } from '../lib/session/face.tsx';
import { setParting } from '../lib/session/parting.ts';
import { loginPath } from '../lib/session/places.ts';
import { type SessionUser, useSession } from '../lib/session/session-store.ts';
import { IconLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { memberParts, useKeptSession } from './member-parts.ts';

setParting(() => import('./session/parting.ts'));

// A chunk that fails to load, as when offline or after a deployment, must not take the page down.
const MemberMenu = lazy(() =>
  memberParts()
    .then((parts) => parts.loadMemberMenu())
    .catch(plainly),
);
const ChatMenu = lazy<ComponentType<{ memberId: number }>>(() =>
  memberParts()
    .then((parts) => parts.loadChatMenu())
    .catch(() => ({ default: ChatLink })),
);
const Bell = lazy<ComponentType>(() =>
  memberParts()
    .then((parts) => parts.loadBell())
    .catch(() => ({ default: NewsLink })),
);
const SmallLogin = lazy(() =>
  memberParts()
    .then((parts) => parts.loadSmallLogin())
    .catch(plainly),
);
const plainly = () => ({ default: PlainWay });

/*
 * Every page is rendered as anonymous, together with placeholders for a signed-in user. Before the first paint the head
 * script shows one of the two (`data-session`), so that hydration changes no widths.
 */

/** In the header of wide screens: a signed-in user's conversations. */
export function ChatSlot() {
  const session = useSession();
  if (session === false) return null;
  return (
    <div className={classNames('w-11 max-sm:hidden', session === null && 'not-in-data-session:hidden')}>
      {session ? (
        <Suspense fallback={<ChatLink />}>
          <ChatMenu memberId={session.id} />
        </Suspense>
      ) : (
        <ChatLink />
      )}
    </div>
  );
}

function ChatLink() {
  return <IconLink to="/chat" icon="message-circle" label={useT()('frame.bar.chat')} />;
}

/** In the header: a signed-in user's news. The narrowest screens have them in the account menu only. */
export function BellSlot() {
  const session = useSession();
  if (session === false) return null;
  return (
    <div className={classNames('w-11 max-[22rem]:hidden', session === null && 'not-in-data-session:hidden')}>
      {session ? (
        <Suspense fallback={<NewsLink />}>
          <Bell />
        </Suspense>
      ) : (
        <NewsLink />
      )}
    </div>
  );
}

function NewsLink() {
  return <IconLink to="/userpanel?section=notifications" icon="bell" label={useT()('frame.news')} />;
}

/** In the header: the login, or the user's account menu. */
export function AccountMenu() {
  const session = useSession();
  useKeptSession();
  useEffect(() => {
    if (session !== null) delete document.documentElement.dataset.session;
  }, [session]);
  if (session) {
    return (
      <Suspense fallback={<MemberPlace user={session} />}>
        <MemberMenu user={session} />
      </Suspense>
    );
  }
  return (
    <>
      <div className={session === null ? 'in-data-session:hidden' : undefined}>
        <LoginMenu />
        <LoginLink />
      </div>
      {session === null && (
        <div className="not-in-data-session:hidden">
          <PlainWay />
        </div>
      )}
    </>
  );
}

/** A link to the panel, used when the user's menu cannot be loaded. */
function PlainWay() {
  return <IconLink to="/userpanel" icon="user" label={useT()('frame.bar.me')} />;
}

/** The stored user, until their menu is loaded. */
function MemberPlace({ user }: { user: SessionUser }) {
  return (
    <Link to="/userpanel" className="btn btn-quiet btn-icon p-0">
      <Face user={user} size={32} />
      <span className="sr-only">{user.name}</span>
    </Link>
  );
}

const TRIGGER = 'btn btn-quiet px-3 whitespace-nowrap';

/** On phones, and on the login page itself: a login link that leads back. Only the home page has room for its label. */
function LoginLink() {
  const t = useT();
  const { pathname, search } = useLocation();
  const isLogin = pathname === '/login';
  return (
    <Link
      to={isLogin ? '/login' : loginPath(pathname + search)}
      aria-current={isLogin ? 'page' : undefined}
      className={classNames(TRIGGER, 'max-sm:not-in-data-home:btn-icon max-[20rem]:hidden', !isLogin && 'sm:hidden')}
    >
      <Icon name="user" />
      <span className="max-lg:not-in-data-home:sr-only max-[23rem]:sr-only">{t('frame.login')}</span>
    </Link>
  );
}

/** On wide screens: a button with a small login form; without JavaScript a link to the login page. */
function LoginMenu() {
  const t = useT();
  const isLogin = useLocation().pathname === '/login';
  const [isWanted, setWanted] = useState(false);
  if (isLogin) return null;
  const want = () => setWanted(true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on the button inside triggers a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches for the first click or focus on the button
    <div className="max-sm:hidden" onFocus={want} onClick={want}>
      <Menu
        trigger={
          <>
            <Icon name="user" />
            <span className="max-lg:sr-only">{t('frame.login')}</span>
          </>
        }
        triggerClassName={TRIGGER}
        align="end"
      >
        {isWanted ? (
          <Suspense fallback={<Spinner className="mx-auto my-24" size="2rem" />}>
            <SmallLogin />
          </Suspense>
        ) : (
          <MenuLink to="/login" icon="log-in">
            {t('frame.login')}
          </MenuLink>
        )}
      </Menu>
    </div>
  );
}
