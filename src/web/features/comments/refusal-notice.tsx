import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { OwnComment } from '#contract/comments.ts';
import { useT } from '../../lib/i18n.tsx';
import { ResendLink } from '../../lib/session/resend-link.tsx';
import { useAskingOnReturn } from '../../lib/session/use-asking-on-return.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** Moderators' decisions, with the way to appeal. */
const DECISIONS = '/userpanel?section=decisions';

/**
 * Why the user can neither write nor edit a comment; null when they can.
 *
 * user  the session's user; null until loaded, while the server still enforces the rules.
 */
export function refusalNotice(own: OwnComment, user: CurrentUser | null): ReactNode {
  if (own.refusal === 'ownListing') return <OwnListing />;
  if (own.hidden) return <ByModerators what="hidden" />;
  if (user?.suspended) return <ByModerators what="suspended" />;
  if (own.refusal === 'reviewsShown' && !own.comment) return <ReviewsShown />;
  if (own.refusal === 'blocked') return <Blocked hasComment={own.comment !== null} />;
  return user?.verified === false ? <Unverified /> : null;
}

function OwnListing() {
  const t = useT();
  return <Alert className="print:hidden">{t('commenting.ownListing')}</Alert>;
}

function ReviewsShown() {
  const t = useT();
  return <Alert className="print:hidden">{t('error.reviewsShown')}</Alert>;
}

function Blocked({ hasComment }: { hasComment: boolean }) {
  const t = useT();
  if (hasComment) return <Alert>{t('commenting.blocked.edit')}</Alert>;
  return (
    <Alert title={t('commenting.blocked.title')} className="print:hidden">
      <p>{t('commenting.blocked.text')}</p>
    </Alert>
  );
}

function ByModerators({ what }: { what: 'hidden' | 'suspended' }) {
  const t = useT();
  return (
    <Alert
      tone="warning"
      className="print:hidden"
      title={t(`commenting.${what}.title`)}
      action={
        <LinkButton to={DECISIONS} size="sm" variant="secondary" icon="scale">
          {t('commenting.decisions')}
        </LinkButton>
      }
    >
      <p>{t(`commenting.${what}.text`)}</p>
    </Alert>
  );
}

function Unverified() {
  const t = useT();
  useAskingOnReturn();
  return (
    <Alert tone="warning" className="print:hidden" title={t('commenting.verify.title')} action={<ResendLink />}>
      <p>{t('commenting.verify.text')}</p>
    </Alert>
  );
}
