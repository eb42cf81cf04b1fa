import { useT } from '../../../lib/i18n.tsx';
import type { ClosedReason } from '../../../lib/staff/closed-reason.ts';
import { Forbidden } from '../../../lib/staff/forbidden.tsx';
import { SecondFactorMissing } from '../../../lib/staff/second-factor-missing.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { DESK_PATH } from './places.ts';

/** In place of the desk for users without access: says what is missing. */
export function ClosedDesk({ reason }: { reason: ClosedReason }) {
  return reason === 'forbidden' ? <ForbiddenDesk /> : <SecondFactorMissing back={DESK_PATH} />;
}

function ForbiddenDesk() {
  const t = useT();
  return (
    <Forbidden
      title={t('desk.forbidden.title')}
      text={t('desk.forbidden.text')}
      action={
        <>
          <LinkButton to="/">{t('desk.forbidden.home')}</LinkButton>
          <LinkButton to="/userpanel" variant="secondary">
            {t('desk.forbidden.panel')}
          </LinkButton>
        </>
      }
    />
  );
}
