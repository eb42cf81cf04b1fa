import { useT } from '../../../lib/i18n.tsx';
import type { ClosedReason } from '../../../lib/staff/closed-reason.ts';
import { Forbidden } from '../../../lib/staff/forbidden.tsx';
import { SecondFactorMissing } from '../../../lib/staff/second-factor-missing.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { MONEY_PATH } from './places.ts';

/** In place of the payments for users without access: says what is missing. */
export function ClosedMoney({ reason }: { reason: ClosedReason }) {
  return reason === 'forbidden' ? <ForbiddenMoney /> : <SecondFactorMissing back={MONEY_PATH} />;
}

function ForbiddenMoney() {
  const t = useT();
  return (
    <Forbidden
      title={t('moneyDesk.forbidden.title')}
      text={t('moneyDesk.forbidden.text')}
      action={
        <>
          <LinkButton to="/userpanel?section=transactions">{t('moneyDesk.forbidden.history')}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('desk.forbidden.home')}
          </LinkButton>
        </>
      }
    />
  );
}
