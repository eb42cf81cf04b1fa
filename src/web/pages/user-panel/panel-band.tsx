import { useEffect } from 'react';
import { ConfirmEmail } from '../../features/accounts/panel/overview/confirm-email.tsx';
import { MailTrouble } from '../../features/accounts/panel/overview/mail-trouble.tsx';
import { useOverview } from '../../features/accounts/panel/overview/use-overview.ts';
import { Suspended } from '../../features/moderation/notices/suspended.tsx';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { useT } from '../../lib/i18n.tsx';
import type { SectionId } from '../../lib/panel/sections.ts';
import { type SessionUser, useCurrentUser } from '../../lib/session/session-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { useFocusedHeading } from '../../ui/use-focused-heading.ts';

/** The user's header, with a link to their public profile; on the panel's first page it is the heading. */
export function PanelBand({ user, section }: { user: SessionUser; section: SectionId }) {
  const t = useT();
  const isOverview = section === 'overview';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={user.name} src={avatarSrc(user)} size={72} className="border-3 border-surface shadow-card" />
        {isOverview ? <Heading name={user.name} /> : <Owner name={user.name} />}
        <LinkButton to={`/user/${user.id}`} variant="secondary" icon="eye" className="max-sm:w-full">
          {t('panel.publicProfile')}
        </LinkButton>
      </div>
      {isOverview && <Suspended className="mt-5" />}
      {isOverview && <Unconfirmed userId={user.id} />}
    </>
  );
}

function Heading({ name }: { name: string }) {
  const heading = useFocusedHeading('overview');
  return (
    <h1 ref={heading} tabIndex={-1} className="min-w-0 flex-1 outline-none">
      <Name name={name} />
    </h1>
  );
}

function Owner({ name }: { name: string }) {
  return (
    <p className="min-w-0 flex-1">
      <Name name={name} />
    </p>
  );
}

function Name({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <span className="block font-sans text-sm leading-normal font-semibold text-muted">{t('panel.title')}</span>{' '}
      <span className="block font-heading text-heading font-semibold wrap-anywhere">{name}</span>
    </>
  );
}

/** Asks to confirm the e-mail address, or warns that mails to it bounce. */
function Unconfirmed({ userId }: { userId: number }) {
  const isVerified = useCurrentUser()?.verified;
  const { value, reload } = useOverview(userId);
  const isNews = isVerified === true && value?.[0].verified === false;
  useEffect(() => {
    if (isNews) void reload();
  }, [isNews, reload]);
  if (!value) return null;
  const [{ email, verified, mailTrouble }] = value;
  if (mailTrouble) {
    return (
      <div className="mt-5">
        <MailTrouble email={email} trouble={mailTrouble} />
      </div>
    );
  }
  if (isVerified !== false || verified) return null;
  return (
    <div className="mt-5">
      <ConfirmEmail email={email} />
    </div>
  );
}
