import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FailedJob } from '#contract/operator/running.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { type JobsPage as JobsAnswer, listFailedJobs } from '../calls.ts';
import { jobNameText } from '../job-name-text.ts';
import { MomentLabel } from '../moment-label.tsx';
import { Pager } from '../pager.tsx';
import { jobsCursorOf, jobsHref } from '../places.ts';
import { type Settling, useSettling } from '../use-settling.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

/** Jobs that failed for good: run again, or drop. */
export function JobsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const before = jobsCursorOf(search);
  const remote = useKeptRemote<JobsAnswer>(`operator:${jobsHref(before)}`, () =>
    browserApi().call(listFailedJobs, { query: before ? { before } : {} }),
  );
  useFreshOnReturn(remote.reload);
  const { busyId, settle } = useSettling(remote.reload);
  return (
    <StaffPage page="jobs" title={t('operator.nav.jobs')} lead={t('operator.jobs.lead')}>
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState className="py-6" ornament="rooster-pair" title={t('operator.jobs.empty')}>
              {t('operator.jobs.emptyText')}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={t('operator.nav.jobs')} className="card divide-y divide-line">
                {items.map((job) => (
                  <JobRow
                    key={job.id}
                    job={job}
                    isBusy={busyId === job.id}
                    onSettle={(act) => busyId === null && void settle(act, job.id)}
                  />
                ))}
              </ul>
              <Pager first={before ? jobsHref() : null} next={next && jobsHref(next)} />
            </>
          )
        }
      </AdminPart>
    </StaffPage>
  );
}

interface JobRowProps {
  job: FailedJob;
  isBusy: boolean;
  onSettle: (act: Settling) => void;
}

function JobRow({ job, isBusy, onSettle }: JobRowProps) {
  const t = useT();
  const [isDropping, setDropping] = useState(false);
  return (
    <li className="grid gap-x-5 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-bold wrap-anywhere">{jobNameText(job.queue, t)}</h2>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            <MomentLabel at={job.failedAt} /> · {t('operator.attempts', { count: job.attempts })}
          </span>
          <code className="wrap-anywhere">{job.queue}</code>
        </p>
        <p className="mt-2.5 rounded-field bg-linen px-3 py-2 text-sm wrap-anywhere">
          {job.reason ? <code lang="en">{job.reason}</code> : t('operator.jobs.noReason')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:self-start">
        <Button variant="secondary" size="sm" icon="rotate-cw" busy={isBusy} onClick={() => onSettle('jobAgain')}>
          {t('operator.jobs.again')}
        </Button>
        <Button variant="quiet" size="sm" icon="trash-2" onClick={() => setDropping(true)}>
          {t('operator.jobs.drop')}
        </Button>
      </div>
      {isDropping && (
        <Suspense>
          <ConfirmDialog
            title={t('operator.jobs.dropSure')}
            confirmLabel={t('operator.jobs.drop')}
            cancelLabel={t('moneyDesk.refund.cancel')}
            closeLabel={t('frame.close')}
            icon="trash-2"
            onConfirm={() => onSettle('dropJob')}
            onClose={() => setDropping(false)}
          >
            {t('operator.jobs.dropText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </li>
  );
}
