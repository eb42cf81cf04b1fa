import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { useT } from '../../i18n.tsx';
import type { ClosedReason } from '../closed-reason.ts';
import { Forbidden } from '../forbidden.tsx';
import { SecondFactorMissing } from '../second-factor-missing.tsx';

/** In place of the operator's desk for users without access: says what is missing. */
export function ClosedAdmin({ reason }: { reason: ClosedReason }) {
  const { pathname } = useLocation();
  return reason === 'forbidden' ? <ForbiddenAdmin /> : <SecondFactorMissing back={pathname} />;
}

function ForbiddenAdmin() {
  const t = useT();
  return (
    <Forbidden
      title={t('operator.forbidden.title')}
      text={t('operator.forbidden.text')}
      action={
        <>
          <LinkButton to="/userpanel">{t('desk.forbidden.panel')}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('desk.forbidden.home')}
          </LinkButton>
        </>
      }
    />
  );
}
