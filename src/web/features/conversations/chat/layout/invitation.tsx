import { useLocation } from 'react-router';
import { useT } from '../../../../lib/i18n.tsx';
import { loginPath, withBack } from '../../../../lib/session/places.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/states.tsx';

/** For anonymous visitors: what the chat is for, and a login link that leads back here. */
export function Invitation({ className }: { className?: string }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <div className={classNames('px-4 py-8', className)}>
      <EmptyState
        level={1}
        ornament="rooster-pair"
        title={t('chat.page.strangers')}
        action={
          <>
            <LinkButton to={loginPath(here)} icon="log-in">
              {t('frame.login')}
            </LinkButton>
            <LinkButton to={withBack('/register', here)} variant="secondary">
              {t('chat.page.register')}
            </LinkButton>
          </>
        }
      >
        <p className="text-subheading text-ink">{t('chat.page.lead')}</p>
        <p className="mt-2">{t('chat.page.strangersText')}</p>
        <noscript>
          <p className="mt-4">{t('account.session.script')}</p>
        </noscript>
      </EmptyState>
    </div>
  );
}
