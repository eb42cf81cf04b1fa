import { useRef, useState } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useT } from '../i18n.tsx';
import { loadMessages } from '../session/late-messages.ts';
import { loginPath, withBack } from '../session/places.ts';
import { showOverlay } from '../session/session-outlet.tsx';

const CLOSING_MS = 250;

export interface LoginReason {
  readonly title: string;
  readonly text: string;
  /** Gets the focus back on cancel. */
  readonly opener: HTMLElement | null;
  readonly onGiveUp: () => void;
}

/**
 * Asks an anonymous visitor to log in first; the login leads back to this page.
 *
 * @throws what `fetch` throws when the translations cannot be loaded.
 */
export async function askToLogIn(reason: LoginReason): Promise<void> {
  await loadMessages('keeping');
  showOverlay((remove) => <LogInFirst {...reason} onGone={remove} />);
}

interface LogInFirstProps extends LoginReason {
  /** Called once it has closed. */
  onGone: () => void;
}

function LogInFirst({ title, text, opener, onGiveUp, onGone }: LogInFirstProps) {
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
    onGiveUp();
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && giveUp()}
      title={title}
      description={<span className="wrap-anywhere">{text}</span>}
      closeLabel={t('frame.close')}
      initialFocus={goal}
      finalFocus={back}
      actions={
        <>
          <LinkButton to={withBack('/register', here)} variant="secondary" onClick={close}>
            {t('account.first.register')}
          </LinkButton>
          <LinkButton ref={goal} to={loginPath(here)} icon="log-in" onClick={close}>
            {t('account.first.go')}
          </LinkButton>
        </>
      }
    />
  );
}
