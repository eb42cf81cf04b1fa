import { type ComponentType, lazy, Suspense, use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../lib/i18n.tsx';
import { RequestNonce } from '../lib/request-nonce.ts';
import { Face } from '../lib/session/face.tsx';
import { setParting } from '../lib/session/parting.ts';
import { SESSION_KEY, type SessionUser, useSession } from '../lib/session/session-store.ts';
import { IconLink, LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
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
const SmallLogin = lazy(() =>
  memberParts()
    .then((parts) => parts.loadSmallLogin())
    .catch(plainly),
);
const plainly = () => ({ default: PlainWay });

/**
 * Every page is rendered as anonymous. For a signed-in user, hides the login link before the first paint, so that it
 * does not visibly change into their name. Constant text, so its hash in the CSP is constant too.
 */
const HIDE_LOGIN = `try{if(JSON.parse(localStorage.${SESSION_KEY}).isLoggedIn)document.documentElement.dataset.session=''}catch(e){}`;

/** In the header of wide screens: a signed-in user's conversations; space is reserved for them. */
export function ChatSlot() {
  const session = useSession();
  return (
    <div className={classNames('max-sm:hidden in-data-session:w-11', session && 'w-11')}>
      {session && (
        <Suspense fallback={<ChatLink />}>
          <ChatMenu memberId={session.id} />
        </Suspense>
      )}
    </div>
  );
}

function ChatLink() {
  return <IconLink to="/chat" icon="message-circle" label={useT()('frame.bar.chat')} />;
}

/** In the header of wide screens: the login, or the user's account menu. */
export function AccountMenu() {
  const session = useSession();
  useKeptSession();
  useEffect(() => {
    if (session !== null) delete document.documentElement.dataset.session;
  }, [session]);
  return (
    <div
      className={classNames(
        'flex justify-end max-sm:hidden in-data-session:invisible in-data-session:w-11 in-data-session:xl:w-44',
        session && 'w-11 xl:w-44',
      )}
    >
      <script nonce={use(RequestNonce)} dangerouslySetInnerHTML={{ __html: HIDE_LOGIN }} />
      {session ? (
        <Suspense fallback={<MemberPlace user={session} />}>
          <MemberMenu user={session} />
        </Suspense>
      ) : (
        <LoginMenu />
      )}
    </div>
  );
}

const TRIGGER = 'btn btn-quiet px-3 whitespace-nowrap';

/** A link to the panel, or to the login for anonymous visitors. */
function PlainWay() {
  return (
    <LinkButton to="/userpanel" icon="user" variant="quiet" className={TRIGGER}>
      <span className="max-xl:sr-only">{useT()('frame.bar.me')}</span>
    </LinkButton>
  );
}

/** The stored user, until their menu is loaded. */
function MemberPlace({ user }: { user: SessionUser }) {
  return (
    <Link to="/userpanel" className="btn btn-quiet max-xl:btn-icon max-xl:p-0 xl:ps-1.5 xl:pe-3">
      <Face user={user} size={28} />
      <span className="max-w-24 truncate max-xl:sr-only">{user.name}</span>
    </Link>
  );
}

/** A button with a small login form; without JavaScript a link to the login page. */
function LoginMenu() {
  const t = useT();
  const isLogin = useLocation().pathname === '/login';
  const [isWanted, setWanted] = useState(false);
  const label = <span className="md:max-xl:sr-only">{t('frame.login')}</span>;
  if (isLogin) {
    return (
      <LinkButton to="/login" icon="user" variant="quiet" className={TRIGGER} aria-current="page">
        {label}
      </LinkButton>
    );
  }
  const want = () => setWanted(true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on the button inside triggers a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches for the first click or focus on the button
    <div onFocus={want} onClick={want}>
      <Menu
        trigger={
          <>
            <Icon name="user" />
            {label}
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
