import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type ClosedReason, SecondFactorMissing } from '../desk/closed-desk.tsx';
import { MONEY_PATH } from './places.ts';

/** Stands where the payments would be for whoever must not see them, and says what is missing. */
export function ClosedMoney({ reason }: { reason: ClosedReason }) {
  return reason === 'forbidden' ? <Forbidden /> : <SecondFactorMissing back={MONEY_PATH} />;
}

function Forbidden() {
  const t = useT();
  return (
    <div className="px-4 py-8">
      <EmptyState
        level={1}
        ornament="rooster"
        title={t('moneyDesk.forbidden.title')}
        action={
          <>
            <LinkButton to="/userpanel?section=transactions">{t('moneyDesk.forbidden.history')}</LinkButton>
            <LinkButton to="/" variant="secondary">
              {t('desk.forbidden.home')}
            </LinkButton>
          </>
        }
      >
        <p>{t('moneyDesk.forbidden.text')}</p>
      </EmptyState>
    </div>
  );
}
