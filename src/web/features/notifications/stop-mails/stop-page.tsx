import { Form, useNavigation, useSearchParams } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../../lib/i18n.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { loginPath } from '../../../lib/session/places.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Outcome } from '../../../lib/sign-in/outcome.tsx';
import { SignInFrame } from '../../../lib/sign-in/sign-in-frame.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { StopState } from './stop-state.ts';

/** The unsubscribe page linked from e-mails: one button, without a login or JavaScript. */
export function StopPage({ state }: { state: StopState | undefined }) {
  return (
    <SignInFrame ornament={state?.outcome === 'done' ? 'basket' : state ? 'jug' : 'rosette'} ornamentClass="w-60">
      {state?.outcome === 'done' ? <Done /> : state?.outcome === 'invalid' ? <Invalid /> : <Question state={state} />}
    </SignInFrame>
  );
}

/** What the mails are about. Older links name no topic: there were only mails about messages. */
function useStopText(): MessageId {
  const [parameters] = useSearchParams();
  const topic = parameters.get('topic') ?? 'messages';
  if (topic === 'messages') return 'account.stop.text';
  return topic === 'daily' ? 'account.stop.daily' : 'account.stop.topic';
}

function Question({ state }: { state: Extract<StopState, { outcome: 'failed' }> | undefined }) {
  const t = useT();
  const isSending = useNavigation().state !== 'idle';
  const text = useStopText();
  return (
    <>
      <h1 className="text-title">{t('account.stop.title')}</h1>
      <p className="mt-3 text-lg">{t(text)}</p>
      <p className="mt-3 text-muted">{t('account.stop.others')}</p>
      {state && !isSending && (
        <Alert tone="error" live title={t('account.failed')} className="mt-5">
          {state.text ?? t('account.offline.text')}
        </Alert>
      )}
      <Form method="post" preventScrollReset className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" size="lg" icon="ban" busy={isSending}>
          {t('account.stop.button')}
        </Button>
      </Form>
    </>
  );
}

function Done() {
  const t = useT();
  return (
    <Outcome title={t('account.stop.done')} ornament="basket" action={<Ways />}>
      <p className="text-lg">{t('account.stop.doneText')}</p>
      <p className="text-muted">{t('account.stop.again')}</p>
    </Outcome>
  );
}

function Invalid() {
  const t = useT();
  return (
    <Outcome title={t('account.stop.invalid')} ornament="jug" action={<Ways />}>
      <p className="text-lg">{t('account.stop.invalidText')}</p>
    </Outcome>
  );
}

/** Links to the notification settings and home. */
function Ways() {
  const t = useT();
  const session = useSession();
  const settings = sectionHref('preferences');
  return (
    <>
      <LinkButton to={session ? settings : loginPath(settings)} icon="bell">
        {t('account.stop.settings')}
      </LinkButton>
      <LinkButton to="/" variant="secondary">
        {t('account.home')}
      </LinkButton>
    </>
  );
}
