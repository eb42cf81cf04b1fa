import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { CREDENTIALS_DESK_PATH } from '../../../lib/staff/credentials-path.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { Link } from '../../../ui/link.tsx';
import type { OverviewAnswer } from '../calls.ts';
import { JOBS_PATH, MAILS_PATH } from '../places.ts';

type Waiting = OverviewAnswer['waiting'];

const PLACES = [
  ['cases', '/moderation', 'flag'],
  ['appeals', '/moderation/appeals', 'scale'],
  ['credentials', CREDENTIALS_DESK_PATH, 'award'],
  ['payments', '/admin/payments?attention=any', 'receipt'],
  ['mails', MAILS_PATH, 'mail'],
  ['jobs', JOBS_PATH, 'settings'],
] as const satisfies readonly (readonly [keyof Waiting, string, IconName])[];

/** What needs a person's decision or attention, each with a link. */
export function WaitingPart({ waiting }: { waiting: Waiting }) {
  const { t } = useLanguage();
  const due = PLACES.filter(([what]) => waiting[what] > 0);
  return (
    <section aria-labelledby="overview-waiting">
      <h2 id="overview-waiting" className="mb-3 text-subheading">
        {t('operator.waiting.title')}
      </h2>
      {waiting.isBackupOld && (
        <Alert tone="warning" title={t('operator.waiting.backup')} className="mb-4">
          <BackupAge madeAt={waiting.backupMadeAt} />
        </Alert>
      )}
      {due.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {due.map(([what, to, icon]) => (
            <li key={what}>
              <Place to={to} icon={icon} count={waiting[what]}>
                {t(`operator.waiting.${what}`, { count: waiting[what] })}
              </Place>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2.5 rounded-card bg-linen p-4">
          <Icon name="circle-check" className="text-success" />
          {t('operator.waiting.nothing')}
        </p>
      )}
    </section>
  );
}

function Place({ to, icon, count, children }: { to: string; icon: IconName; count: number; children: ReactNode }) {
  const { locale } = useLanguage();
  return (
    <Link to={to} className="card flex h-full min-h-16 items-center gap-3 p-3.5 font-semibold hover:bg-primary-soft">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-amber-soft text-amber-strong">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1 leading-snug">{children}</span>
      <span aria-hidden="true" className="font-heading text-heading tabular-nums lining-nums">
        {numberText(locale, count)}
      </span>
    </Link>
  );
}

function BackupAge({ madeAt }: { madeAt: string | null }) {
  const { t } = useLanguage();
  if (madeAt === null) return <p>{t('operator.waiting.noBackup')}</p>;
  return (
    <p>
      {t('operator.waiting.lastBackup')} <TimeLabel moment={madeAt} />
    </p>
  );
}
