import { useLocation } from 'react-router';
import type { Account, Session } from '#contract/accounts/settings.ts';
import type { SignInMethods } from '#contract/second-factor.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { SectionFrame } from '../../../../lib/panel/section-frame.tsx';
import { wayBackOf } from '../../../../lib/panel/way-back.ts';
import { RemotePart } from '../../../../lib/remote/remote-part.tsx';
import { useRemote } from '../../../../lib/remote/use-remote.ts';
import { getAccount, getSignInMethods } from '../../../../lib/session/calls.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { listSessions } from '../calls.ts';
import { EmailCard, PhoneCard } from './contact-cards.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCards } from './sign-in-cards.tsx';

/** Sign-in methods, contact data and sessions. */
export function SecuritySection() {
  const t = useT();
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  const methods = useRemote<SignInMethods>('methods', () => browserApi().call(getSignInMethods));
  const sessions = useRemote<readonly Session[]>('sessions', () => browserApi().call(listSessions));
  return (
    <SectionFrame id="security" lead={t('panel.security.lead')}>
      <Group id="contact" title={t('panel.security.contactTitle')}>
        <RemotePart remote={account}>
          {(value) => (
            <>
              <EmailCard account={value} onChanged={account.write} />
              <PhoneCard account={value} onChanged={account.write} />
              <PasswordCard email={value.email} name={value.name} onChanged={() => void sessions.reload()} />
            </>
          )}
        </RemotePart>
      </Group>
      <Group id="methods" title={t('panel.security.methodsTitle')} lead={t('panel.security.methodsLead')}>
        <RemotePart remote={methods}>{(value) => <SignInCards methods={value} onChanged={methods.write} />}</RemotePart>
      </Group>
      <WayBack />
      <Group id="sessions" title={t('panel.security.sessionsTitle')} lead={t('panel.security.sessionsLead')}>
        <RemotePart remote={sessions}>
          {(value) => <SessionsCard sessions={value} onSessions={sessions.write} />}
        </RemotePart>
      </Group>
    </SectionFrame>
  );
}

/** A link back to the page that sent the user here to switch on a second factor. */
function WayBack() {
  const t = useT();
  const back = wayBackOf(useLocation().state);
  if (!back) return null;
  return (
    <Alert
      action={
        <LinkButton to={back} size="sm">
          {t('panel.security.returnLink')}
        </LinkButton>
      }
    >
      {t('panel.security.return')}
    </Alert>
  );
}

interface GroupProps {
  id: string;
  title: string;
  lead?: string;
  children: React.ReactNode;
}

function Group({ id, title, lead, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-text text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
