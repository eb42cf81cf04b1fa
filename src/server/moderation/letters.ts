import { queueMail } from '../notifications/mail/queued.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { AppealRow } from './appeals-repository.ts';
import { listReporters } from './decide-repository.ts';
import { trustMails } from './reports/mails.ts';

interface About {
  readonly accountId: number;
  readonly decisionId: number;
}

/** Mails the statement of reasons to the person concerned. */
export async function tellConcerned(tx: Tx, jobs: Jobs, { accountId, decisionId }: About): Promise<void> {
  await queueMail(jobs, tx, trustMails.decisionMade, { accountId, details: { decisionId } });
}

/** Mails the person concerned that a decision was lifted. */
export async function tellLifted(tx: Tx, jobs: Jobs, { accountId, decisionId }: About): Promise<void> {
  await queueMail(jobs, tx, trustMails.decisionLifted, { accountId, details: { decisionId } });
}

/** Mails the outcome to all reporters; visitors have no account and are addressed through their report. */
export async function tellReporters(
  tx: Tx,
  jobs: Jobs,
  { caseId, decisionId }: { caseId: number; decisionId: number },
): Promise<void> {
  for (const { report_id: reportId, reporter_id: accountId } of await listReporters(tx, caseId)) {
    await queueMail(jobs, tx, trustMails.reportDecided, { accountId, details: { reportId, decisionId } });
  }
}

/** Mails the outcome of an appeal to the appellant. */
export async function tellAppellant(
  tx: Tx,
  jobs: Jobs,
  { appeal_id: appealId, appellant_id: accountId }: AppealRow,
): Promise<void> {
  await queueMail(jobs, tx, trustMails.appealDecided, { accountId, details: { appealId } });
}
