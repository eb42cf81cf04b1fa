import { useT } from '../../lib/i18n.tsx';
import { useCurrentUser } from '../../lib/session/session-store.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Links to the moderators' and admins' desks, for staff: the only ones on phones. */
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
        <LinkButton to="/admin" variant="secondary" icon="store" className="self-start max-lg:w-full">
          {t('operator.menu')}
        </LinkButton>
      )}
    </>
  );
}
