import type { PublishNews } from '../notifications/centre/publish.ts';
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

/** Decisions are announced to people by a mail with the reasons, and in their news. */
export interface LetterDeps {
  readonly jobs: Jobs;
  readonly publishNews: PublishNews;
}

/** Sends the statement of reasons to the person concerned. */
export async function tellConcerned(
  tx: Tx,
  { jobs, publishNews }: LetterDeps,
  { accountId, decisionId }: About,
): Promise<void> {
  await queueMail(jobs, tx, trustMails.decisionMade, { accountId, details: { decisionId } });
  const about = { kind: 'moderation', decisionId, step: 'decided' } as const;
  await publishNews(tx, [{ accountId, key: `decided ${decisionId}`, ...about }]);
}

/** Notifies the person concerned that a decision was lifted. */
export async function tellLifted(
  tx: Tx,
  { jobs, publishNews }: LetterDeps,
  { accountId, decisionId }: About,
): Promise<void> {
  await queueMail(jobs, tx, trustMails.decisionLifted, { accountId, details: { decisionId } });
  const about = { kind: 'moderation', decisionId, step: 'lifted' } as const;
  await publishNews(tx, [{ accountId, key: `lifted ${decisionId}`, ...about }]);
}

/** Notifies all reporters of the outcome; visitors have no account and are addressed through their report. */
export async function tellReporters(
  tx: Tx,
  { jobs, publishNews }: LetterDeps,
  { caseId, decisionId }: { caseId: number; decisionId: number },
): Promise<void> {
  for (const { report_id: reportId, reporter_id: accountId } of await listReporters(tx, caseId)) {
    await queueMail(jobs, tx, trustMails.reportDecided, { accountId, details: { reportId, decisionId } });
    if (accountId === null) continue;
    const about = { kind: 'report', reportId, step: 'decided' } as const;
    await publishNews(tx, [{ accountId, key: `report ${reportId} ${decisionId}`, ...about }]);
  }
}

/** Notifies the appellant of the outcome of an appeal. */
export async function tellAppellant(
  tx: Tx,
  { jobs, publishNews }: LetterDeps,
  { appeal_id: appealId, appellant_id: accountId, report_id: reportId, id: decisionId }: AppealRow,
): Promise<void> {
  await queueMail(jobs, tx, trustMails.appealDecided, { accountId, details: { appealId } });
  if (accountId === null) return;
  const step = 'appealAnswered';
  const about =
    reportId === null
      ? ({ kind: 'moderation', decisionId, step } as const)
      : ({ kind: 'report', reportId, step } as const);
  await publishNews(tx, [{ accountId, key: `appeal ${appealId}`, ...about }]);
}
