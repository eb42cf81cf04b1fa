import { Suspense, useState } from 'react';
import type { PersonAct, PersonDetail } from '#contract/operator/people.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Link } from '../../../ui/link.tsx';
import { type PlainAct, useActing } from './use-acting.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);
const RoleDialog = lazyPart(
  () => import('./role-dialog.tsx'),
  (module) => module.RoleDialog,
);
const EraseDialog = lazyPart(
  () => import('./erase-dialog.tsx'),
  (module) => module.EraseDialog,
);

const ICONS: Readonly<Record<PersonAct, IconName>> = {
  confirm: 'mail',
  endSessions: 'log-out',
  sendReset: 'lock',
  openCase: 'ban',
  changeRole: 'shield-check',
  export: 'download',
  erase: 'trash-2',
};

export interface ActsPartProps {
  person: PersonDetail;
  onPerson: (person: PersonDetail) => void;
}

/** The available actions on the account; each is confirmed first. */
export function ActsPart({ person, onPerson }: ActsPartProps) {
  const t = useT();
  const [asked, setAsked] = useState<PersonAct | null>(null);
  const { busy, failure, run } = useActing(person, onPerson);
  return (
    <section aria-labelledby="person-acts" className="card p-5 xl:sticky xl:top-4">
      <h2 id="person-acts" className="text-subheading">
        {t('operator.acts.title')}
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        {failure && (
          <Alert tone="error" live title={t('moneyDesk.failed')}>
            {failure}
          </Alert>
        )}
        {person.openCaseId !== null && (
          <Alert tone="info">
            <Link to={`/moderation/case/${person.openCaseId}`} className="link">
              {t('operator.acts.openCase')}
            </Link>
          </Alert>
        )}
        <ul className="flex flex-col gap-4 sm:max-xl:grid sm:max-xl:grid-cols-2">
          {person.can.map((act) => (
            <li key={act} className="flex flex-col items-start gap-1.5">
              <Button
                variant={act === 'erase' ? 'danger' : 'secondary'}
                icon={ICONS[act]}
                className="w-full justify-start text-start"
                busy={busy === act}
                onClick={() => busy === null && setAsked(act)}
              >
                {t(`operator.act.${act}`)}
              </Button>
              <p className="text-sm text-muted">{t(`operator.act.${act}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      {asked && (
        <Suspense>
          <AskedDialog asked={asked} person={person} onPerson={onPerson} onClose={() => setAsked(null)} onRun={run} />
        </Suspense>
      )}
    </section>
  );
}

interface AskedProps extends ActsPartProps {
  asked: PersonAct;
  onClose: () => void;
  onRun: (act: PlainAct) => Promise<void>;
}

function AskedDialog({ asked, person, onPerson, onClose, onRun }: AskedProps) {
  const t = useT();
  if (asked === 'changeRole') return <RoleDialog person={person} onPerson={onPerson} onClose={onClose} />;
  if (asked === 'erase') return <EraseDialog person={person} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('operator.act.sure', { name: person.name })}
      confirmLabel={t(`operator.act.${asked}`)}
      cancelLabel={t('moneyDesk.refund.cancel')}
      closeLabel={t('frame.close')}
      icon={ICONS[asked]}
      variant={asked === 'openCase' || asked === 'endSessions' ? 'danger' : 'primary'}
      onConfirm={() => void onRun(asked)}
      onClose={onClose}
    >
      {t(`operator.act.${asked}.text`)}
    </ConfirmDialog>
  );
}
