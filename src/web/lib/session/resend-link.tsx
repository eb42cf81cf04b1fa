import { useEffect, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { browserApi } from '../browser-api.ts';
import { useT } from '../i18n.tsx';
import { resendVerification } from './calls.ts';
import { noticeVerified } from './notice-verified.ts';
import { troubleText } from './trouble-text.ts';

const PAUSE_S = 60;

type State = { tone: 'success' | 'error'; title?: string; text: string } | null;

interface ResendLinkProps {
  wasJustSent?: boolean;
  variant?: 'primary' | 'secondary';
}

/** Resends the confirmation link, at most once a minute. For signed-in users; its page has `account.`. */
export function ResendLink({ wasJustSent = false, variant = 'primary' }: ResendLinkProps) {
  const t = useT();
  const [secondsLeft, startPause] = useCountdown(wasJustSent ? PAUSE_S : 0);
  const [isBusy, setBusy] = useState(false);
  const [state, setState] = useState<State>(null);
  const isWaiting = secondsLeft > 0;

  async function handleClick(): Promise<void> {
    if (isWaiting) return;
    setBusy(true);
    setState(null);
    try {
      await browserApi().call(resendVerification);
      setState({ tone: 'success', text: t('account.sent.done') });
      startPause(PAUSE_S);
    } catch (error) {
      // It was already confirmed: update the session, so that the page shows it.
      if (isApiError(error) && error.code === 'conflict') await noticeVerified();
      else setState({ tone: 'error', title: t('account.sent.failed'), ...troubleText(error, t) });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        icon="send"
        variant={variant}
        busy={isBusy}
        aria-disabled={isWaiting || isBusy || undefined}
        className="tabular-nums aria-disabled:opacity-70"
        onClick={() => void handleClick()}
      >
        {isWaiting ? t('account.sent.wait', { seconds: secondsLeft }) : t('account.sent.again')}
      </Button>
      {state && (
        <Alert live tone={state.tone} title={state.title}>
          {state.text}
        </Alert>
      )}
    </div>
  );
}

/** Whole seconds down to 0, accurate even when a background tab's timers are throttled. */
function useCountdown(firstS: number): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAtMs, setEnd] = useState(() => Date.now() + firstS * 1000);
  const [nowMs, setNow] = useState(() => Date.now());
  const isOver = nowMs >= endsAtMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000)), start];
}
