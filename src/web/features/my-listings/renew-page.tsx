import { dateText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { loginPath } from '../session/places.ts';
import { useSession } from '../session/session-store.ts';
import { troubleText } from '../session/trouble-text.ts';
import { Outcome } from '../sign-in/outcome.tsx';
import { ScriptNotice, SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { viewHref } from './own-view.ts';
import { publicHref } from './places.ts';
import { type Renewal, useRenewal } from './renewal.ts';

const ORNAMENTS = { waiting: 'rosette', success: 'basket', failed: 'jug', unreached: 'jug' } as const;

/** The page that the link of a mail leads to: a listing is renewed by it, without a log-in. */
export function RenewPage({ token }: { token: string }) {
  const { state, retry } = useRenewal(token);
  return (
    <SignInFrame ornament={ORNAMENTS[state.name]} ornamentClass={state.name === 'waiting' ? 'w-60' : 'w-80'}>
      <ScriptNotice />
      <Content state={state} retry={retry} />
    </SignInFrame>
  );
}

function Content({ state, retry }: { state: Renewal; retry: () => void }) {
  const t = useT();
  if (state.name === 'success') return <Renewed renewed={state.renewed} />;
  if (state.name === 'failed') return <Failed />;
  if (state.name === 'unreached') {
    const { text, title = t('account.failed') } = troubleText(state.error, t);
    return (
      <Outcome
        title={t('selling.renew.title')}
        ornament="jug"
        action={
          <Button icon="rotate-cw" onClick={retry}>
            {t('account.retry')}
          </Button>
        }
      >
        <Alert tone="error" live title={title}>
          {text}
        </Alert>
      </Outcome>
    );
  }
  return (
    <Outcome title={t('selling.renew.title')} ornament="rosette" isNews={false}>
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner size="1.75rem" className="text-primary" />
        {t('selling.renew.waiting')}
      </p>
    </Outcome>
  );
}

type RenewedProps = Pick<Extract<Renewal, { name: 'success' }>, 'renewed'>;

function Renewed({ renewed }: RenewedProps) {
  const { locale, t } = useLanguage();
  return (
    <Outcome
      title={t('selling.renew.done')}
      ornament="basket"
      action={
        <>
          <LinkButton to={publicHref(renewed)} icon="eye">
            {t('selling.plan.see')}
          </LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('account.home')}
          </LinkButton>
        </>
      }
    >
      <p className="text-lg font-bold wrap-anywhere">{renewed.title}</p>
      <p className="text-lg">{t('selling.plan.until', { date: dateText(locale, renewed.visibleUntil) })}</p>
      <p className="text-muted">{t('selling.renew.doneText')}</p>
    </Outcome>
  );
}

/** The link is too old, used up or torn: what is to be done instead. */
function Failed() {
  const t = useT();
  const session = useSession();
  const panel = viewHref('ads', { state: 'expired' });
  return (
    <Outcome
      title={t('selling.renew.failed')}
      ornament="jug"
      action={
        <>
          <LinkButton to={session ? panel : loginPath(panel)} icon={session ? 'shopping-basket' : 'log-in'}>
            {t(session ? 'selling.renew.toPanel' : 'selling.renew.login')}
          </LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('account.home')}
          </LinkButton>
        </>
      }
    >
      <p className="text-lg">{t('selling.renew.failedText')}</p>
      <p className="text-muted">{t('selling.renew.failedHow')}</p>
    </Outcome>
  );
}
