import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { logOut } from '../../lib/session/log-out.ts';
import { Button } from '../../ui/button.tsx';

/** The logout button. */
export function SignOutRow() {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut(t('account.loggedOut'));
  };
  return (
    <Button
      variant="quiet"
      icon="log-out"
      busy={isLeaving}
      onClick={leave}
      className="self-start max-lg:w-full lg:px-4"
    >
      {t('panel.signOut')}
    </Button>
  );
}
