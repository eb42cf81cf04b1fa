import { useT } from '../../lib/i18n.tsx';
import { ResendLink } from '../../lib/session/resend-link.tsx';
import { useCurrentUser } from '../../lib/session/session-store.ts';
import { useAskingOnReturn } from '../../lib/session/use-asking-on-return.ts';
import { Outcome } from '../../lib/sign-in/outcome.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export interface ConfirmEmailProps {
  /** Where the link was sent; null on a later visit, as the address is not stored in the browser. */
  email: string | null;
  /** Where the visitor wanted to go. */
  back: string;
}

/** The end of registration: the e-mail address must be confirmed. Notices a confirmation elsewhere. */
export function ConfirmEmail({ email, back }: ConfirmEmailProps) {
  const t = useT();
  const isVerified = useCurrentUser()?.verified;
  useAskingOnReturn();
  if (isVerified) return <Verified email={email} />;
  return (
    <Outcome
      title={t('account.sent.title')}
      ornament="rooster-pair"
      isNews={email !== null}
      action={
        <LinkButton to={back === '/' ? '/ads' : back} variant="secondary" iconEnd="arrow-right">
          {t('account.sent.browse')}
        </LinkButton>
      }
    >
      <p className="text-lg">{email ? t('account.sent.text', { email }) : t('account.sent.textShort')}</p>
      <ul className="my-2 flex flex-col gap-2 text-muted">
        <li className="flex gap-3">
          <Icon name="mail" className="mt-0.5 text-primary" />
          <span>{t('account.sent.spam')}</span>
        </li>
        <li className="flex gap-3">
          <Icon name="pencil" className="mt-0.5 text-primary" />
          <span>{t('account.sent.wrongAddress')}</span>
        </li>
      </ul>
      <ResendLink wasJustSent={email !== null} />
    </Outcome>
  );
}

export interface VerifiedProps {
  email: string | null;
  /** It was already confirmed. */
  isRepeated?: boolean;
}

/** The e-mail address is confirmed. */
export function Verified({ email, isRepeated }: VerifiedProps) {
  const t = useT();
  return (
    <Outcome
      title={t(isRepeated ? 'account.verified.again' : 'account.verified.title')}
      ornament="basket"
      action={
        <>
          <LinkButton to="/addAnnouncement" variant="amber" icon="plus">
            {t('account.verified.add')}
          </LinkButton>
          <LinkButton to="/userpanel" variant="secondary" icon="user">
            {t('account.verified.panel')}
          </LinkButton>
        </>
      }
    >
      <p className="text-lg wrap-anywhere">
        {email ? t('account.verified.text', { email }) : t('account.verified.textShort')}
      </p>
    </Outcome>
  );
}
