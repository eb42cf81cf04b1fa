import type { DeskPerson } from '#contract/operator/people.ts';
import type { MailState } from '#contract/operator/running.ts';
import { useT } from '../../lib/i18n.tsx';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';

/** Badges of an account: its role, a suspension, an unconfirmed address, the kind of seller. */
export function PersonMarks({ person }: { person: DeskPerson }) {
  const t = useT();
  return (
    <>
      {person.role !== 'user' && (
        <Badge tone="primary" icon="shield-check">
          {t(`desk.role.${person.role}`)}
        </Badge>
      )}
      {person.isSuspended && (
        <Badge tone="danger" icon="ban">
          {t('operator.person.suspended')}
        </Badge>
      )}
      {!person.isVerified && (
        <Badge tone="amber" icon="mail">
          {t('operator.person.unconfirmed')}
        </Badge>
      )}
      {person.sellsAs && <Badge icon="store">{t(`operator.sellsAs.${person.sellsAs}`)}</Badge>}
    </>
  );
}

const MAIL_LOOKS: Readonly<Record<MailState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  sent: { tone: 'success', icon: 'check' },
  bounced: { tone: 'danger', icon: 'undo-2' },
  refused: { tone: 'danger', icon: 'ban' },
  retrying: { tone: 'amber', icon: 'clock' },
  failed: { tone: 'danger', icon: 'circle-x' },
};

/** What became of a mail. */
export function MailMark({ state }: { state: MailState }) {
  const t = useT();
  return <Badge {...MAIL_LOOKS[state]}>{t(`operator.mail.${state}`)}</Badge>;
}
