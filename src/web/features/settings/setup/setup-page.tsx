import { useEffect, useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { plainApi } from '../../../lib/session/session-call.ts';
import { ClosedAdmin } from '../../../lib/staff/admin/closed-admin.tsx';
import { StaffDoor } from '../../../lib/staff/staff-door.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useStartOf } from '../../../ui/use-start-of.ts';
import { getSetupState } from '../calls.ts';
import { AdminForm } from './admin-form.tsx';
import { takeCode } from './setup-code.ts';
import { Wizard } from './wizard.tsx';

type Stage =
  | { readonly is: 'waiting' | 'admin' | 'codeless'; readonly code?: string }
  | { readonly is: 'steps'; readonly isNew?: true };

/** The first start: the first admin by the printed code, then the steps, for admins with a second factor. */
export function SetupPage() {
  const t = useT();
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  useEffect(() => {
    const code = takeCode();
    plainApi.call(getSetupState).then(
      ({ needsAdmin }) => setStage(!needsAdmin ? { is: 'steps' } : code ? { is: 'admin', code } : { is: 'codeless' }),
      () => setStage({ is: 'steps' }),
    );
  }, []);
  const steps = useStartOf(stage.is === 'steps' && stage.isNew === true);
  if (stage.is === 'steps') {
    return (
      <div ref={steps}>
        <StaffDoor title="setup.title" isFor={(role) => role === 'admin'} Closed={ClosedAdmin}>
          <Wizard />
        </StaffDoor>
      </div>
    );
  }
  if (stage.is === 'admin') {
    return <AdminForm code={stage.code ?? ''} onDone={() => setStage({ is: 'steps', isNew: true })} />;
  }
  if (stage.is === 'codeless') {
    return (
      <div className="px-4 py-10">
        <EmptyState level={1} ornament="rooster" title={t('setup.code.title')}>
          {t('setup.code.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid min-h-[60dvh] place-items-center text-primary">
      <h1 className="sr-only">{t('setup.title')}</h1>
      <Spinner size="2.5rem" label={t('panel.loading')} />
    </div>
  );
}
