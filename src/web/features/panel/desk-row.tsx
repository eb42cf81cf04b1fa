import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { useCurrentUser } from '../session/session-store.ts';

/** The ways to the desks of moderators and admins, for who works there: on phones there is no other. */
export function DeskRow() {
  const t = useT();
  const role = useCurrentUser()?.role ?? 'user';
  if (role === 'user') return null;
  return (
    <>
      <LinkButton to="/moderation" variant="secondary" icon="scale" className="self-start max-lg:w-full">
        {t('desk.menu')}
      </LinkButton>
      {role === 'admin' && (
        <LinkButton to="/admin/payments" variant="secondary" icon="receipt" className="self-start max-lg:w-full">
          {t('moneyDesk.menu')}
        </LinkButton>
      )}
    </>
  );
}
