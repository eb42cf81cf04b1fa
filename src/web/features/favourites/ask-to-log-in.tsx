import { useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { loadMessages } from '../session/late-messages.ts';
import { loginPath, withBack } from '../session/places.ts';
import { showOverlay } from '../session/session-outlet.tsx';
import { forgetWish } from './wish.ts';

const CLOSING_MS = 250;

/**
 * Says to whoever is not logged in how the listing gets among their favourites.
 *
 * opener  gets the focus back when they think better of it.
 * @throws what `fetch` throws when the words cannot be loaded.
 */
export async function askToLogIn(title: string, opener: HTMLElement | null): Promise<void> {
  await loadMessages('favourites');
  showOverlay(<LogInFirst title={title} opener={opener} />);
}

function LogInFirst({ title, opener }: { title: string; opener: HTMLElement | null }) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const goal = useRef<HTMLAnchorElement>(null);
  const back = useRef(opener);
  const here = location.pathname + location.search;
  const close = () => {
    setOpen(false);
    setTimeout(() => showOverlay(null), CLOSING_MS);
  };
  const giveUp = () => {
    forgetWish();
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && giveUp()}
      title={t('favourites.login.title')}
      description={<span className="wrap-anywhere">{t('favourites.login.text', { title })}</span>}
      closeLabel={t('frame.close')}
      initialFocus={goal}
      finalFocus={back}
      actions={
        <>
          <LinkButton to={withBack('/register', here)} variant="secondary" onClick={close}>
            {t('favourites.login.register')}
          </LinkButton>
          <LinkButton ref={goal} to={loginPath(here)} icon="log-in" onClick={close}>
            {t('favourites.login.go')}
          </LinkButton>
        </>
      }
    />
  );
}
