import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { IconLink, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SESSION_KEY, useSession } from '../session/session-store.ts';
import { memberParts, useKeptSession } from './member-parts.ts';

// What cannot be loaded, as without a network or after the site was renewed, must not take the whole page down with it.
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
 * Every page comes as nobody's. Where somebody is logged in, the way to the log-in is hidden before the first paint, so
 * that it does not turn into their name before their eyes. Its text is constant, so its hash in the policy is too.
 */
const HIDE_LOGIN = `try{if(JSON.parse(localStorage.${SESSION_KEY}).isLoggedIn)document.documentElement.dataset.session=''}catch(e){}`;

/** In the header of wide windows: the conversations of who is logged in; room is kept for them as for their name. */
export function ChatSlot() {
  const session = useSession();
  return (
    <div className={classNames('max-sm:hidden in-data-session:w-11', session && 'w-11')}>
      {session && (
        <Suspense>
          <ChatMenu memberId={session.id} />
        </Suspense>
      )}
    </div>
  );
}

function ChatLink() {
  return <IconLink to="/chat" icon="message-circle" label={useT()('frame.bar.chat')} />;
}

/** In the header of wide windows: the way in, or the account of who is logged in. */
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
      <script dangerouslySetInnerHTML={{ __html: HIDE_LOGIN }} />
      {session ? (
        <Suspense>
          <MemberMenu user={session} />
        </Suspense>
      ) : (
        <LoginMenu />
      )}
    </div>
  );
}

const TRIGGER = 'btn btn-quiet px-3 whitespace-nowrap';

/** To the panel, or to the log-in for whoever is not logged in. */
function PlainWay() {
  return (
    <LinkButton to="/userpanel" icon="user" variant="quiet" className={TRIGGER}>
      <span className="max-xl:sr-only">{useT()('frame.bar.me')}</span>
    </LinkButton>
  );
}

/** A small log-in hangs from the button; without a script there is the way to the large one. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on the button within clicks it
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the first press or focus on the button within
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
