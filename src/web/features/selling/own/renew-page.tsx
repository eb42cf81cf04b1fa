import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { publicHref } from '../../../lib/paths/listing-paths.ts';
import { loginPath } from '../../../lib/session/places.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { LinkPage } from '../../../lib/sign-in/link-page.tsx';
import { Outcome } from '../../../lib/sign-in/outcome.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { viewHref } from './own-view.ts';
import { type Renewed, useRenewal } from './renewal.ts';

/** The page of an e-mail's renewal link: renews a listing without a login. */
export function RenewPage({ token }: { token: string }) {
  const t = useT();
  return (
    <LinkPage
      {...useRenewal(token)}
      title={t('selling.renew.title')}
      waiting={t('selling.renew.waiting')}
      success={(renewed) => <Done renewed={renewed} />}
      failed={<Failed />}
    />
  );
}

function Done({ renewed }: { renewed: Renewed }) {
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

/** The link is expired, used or incomplete: what to do instead. */
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
