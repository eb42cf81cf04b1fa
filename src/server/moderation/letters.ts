import { queueMail } from '../accounts/mails.ts';
import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import type { AppealRow } from './appeals-repository.ts';
import { listReporters } from './decide-repository.ts';

interface About {
  readonly accountId: number;
  readonly decisionId: number;
}

/** Sends the statement of reasons to whom a decision concerns. */
export async function tellConcerned(tx: Tx, jobs: Jobs, { accountId, decisionId }: About): Promise<void> {
  await queueMail(jobs, tx, { kind: 'decisionMade', accountId, details: { decisionId } });
}

/** Tells whom a decision concerned that it holds no longer. */
export async function tellLifted(tx: Tx, jobs: Jobs, { accountId, decisionId }: About): Promise<void> {
  await queueMail(jobs, tx, { kind: 'decisionLifted', accountId, details: { decisionId } });
}

/** Answers everybody who reported what was decided; visitors have no account, and are found by their report. */
export async function tellReporters(
  tx: Tx,
  jobs: Jobs,
  { caseId, decisionId }: { caseId: number; decisionId: number },
): Promise<void> {
  for (const { report_id: reportId, reporter_id: accountId } of await listReporters(tx, caseId)) {
    await queueMail(jobs, tx, { kind: 'reportDecided', accountId, details: { reportId, decisionId } });
  }
}

/** Answers whoever appealed: the person concerned, or who had reported. */
export async function tellAppellant(
  tx: Tx,
  jobs: Jobs,
  { appeal_id: appealId, appellant_id: accountId }: AppealRow,
): Promise<void> {
  await queueMail(jobs, tx, { kind: 'appealDecided', accountId, details: { appealId } });
}
