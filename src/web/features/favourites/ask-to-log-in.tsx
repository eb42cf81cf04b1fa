import { useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { loginPath, withBack } from '../../lib/session/places.ts';
import { showOverlay } from '../../lib/session/session-outlet.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { forgetWish } from './wish.ts';

const CLOSING_MS = 250;

/**
 * Asks an anonymous visitor to log in to save a favourite.
 *
 * opener  gets the focus back on cancel.
 * @throws what `fetch` throws when the translations cannot be loaded.
 */
export async function askToLogIn(title: string, opener: HTMLElement | null): Promise<void> {
  await loadMessages('favourites');
  showOverlay((remove) => <LogInFirst title={title} opener={opener} onGone={remove} />);
}

interface LogInFirstProps {
  title: string;
  opener: HTMLElement | null;
  /** Called once it has closed. */
  onGone: () => void;
}

function LogInFirst({ title, opener, onGone }: LogInFirstProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const goal = useRef<HTMLAnchorElement>(null);
  const back = useRef(opener);
  const here = location.pathname + location.search;
  const close = () => {
    setOpen(false);
    setTimeout(onGone, CLOSING_MS);
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
