import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { type sendReport, visitorNoticeSchema } from '#contract/reports.ts';
import { queueMail } from '../accounts/mails.ts';
import type { RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { validationError } from '../errors.ts';
import { once } from '../idempotency.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import { bringUp } from '../moderation/intake.ts';
import { REASON_SEVERITY } from '../moderation/severity.ts';
import { reportReference } from './references.ts';
import {
  findOpenReport,
  guessNextReportId,
  holdAccount,
  holdReporter,
  insertReport,
  type Reporter,
} from './repository.ts';

type Form = ParsedOf<typeof sendReport>['body'];

export type ReportService = ReturnType<typeof createReportService>;

/** Notices of what is wrong, by whoever sees it. */
export function createReportService({ db, jobs, limits }: { db: Db; jobs: Jobs; limits: Limits }) {
  /**
   * Reports something. The same thing by the same person, while nobody has decided on it, is the same report.
   *
   * @returns its reference.
   * @throws  ApiError 'validationFailed' for what a visitor has to say | 'notFound' | 'ownThing' | 'tooManyRequests'
   */
  async function send(form: Form, context: RequestContext): Promise<string> {
    // Only a machine fills the hidden field; it is told the same as everybody.
    if (form.website) return reportReference(await guessNextReportId(db));
    const reporter = reporterOf(form, context);
    const earlier = await findOpenReport(db, reporter, form.target);
    if (earlier !== undefined) return reportReference(earlier);
    await limits.take(triesOf(reporter, context));
    const request = { scope: scopeOf(reporter), key: context.idempotencyKey, request: form };
    const { reportId } = await db.transaction().execute((tx) =>
      once(tx, request, async () => ({
        reportId: await store(tx, reporter, form, context),
        // Whose it is, so that what is kept of the call goes with them.
        accountId: reporter.accountId,
      })),
    );
    return reportReference(reportId);
  }

  async function store(tx: Tx, reporter: Reporter, form: Form, { locale }: RequestContext): Promise<number> {
    const { accountId } = reporter;
    await holdReporter(tx, reporter, form.target);
    if (accountId !== null && !(await holdAccount(tx, accountId))) throw new ApiError('mustLoggedIn');
    const earlier = await findOpenReport(tx, reporter, form.target);
    if (earlier !== undefined) return earlier;
    const found = await bringUp(tx, form.target, REASON_SEVERITY[form.reason]);
    if (!found?.target.isReportable) throw new ApiError('notFound');
    if (found.accountId === accountId) throw new ApiError('ownThing');
    // A message is there for its two people alone.
    const { recipientId } = found.target;
    if (recipientId !== null && recipientId !== accountId) throw new ApiError('notFound');
    const { reason, description } = form;
    const reportId = await insertReport(tx, reporter, { case_id: found.caseId, reason, description, locale });
    await queueMail(jobs, tx, { kind: 'reportReceived', accountId, details: { reportId } });
    return reportId;
  }

  return { send };
}

/** Who reports. @throws ApiError 'validationFailed' for a visitor who does not say who they are. */
function reporterOf({ name, email, goodFaith }: Form, { account, locale }: RequestContext): Reporter {
  if (account) return { accountId: account.id };
  const said = visitorNoticeSchema.safeParse({ name, email, goodFaith });
  if (!said.success) throw validationError(said.error, locale);
  return { accountId: null, name: said.data.name, email: said.data.email };
}

/** A receipt goes to the address that is named: nobody may have many sent to a stranger's. */
function triesOf(reporter: Reporter, { account, ip, visitorId }: RequestContext) {
  if (reporter.accountId === null) {
    return { 'report.address': ip, 'report.visitor': visitorId, 'report.recipient': reporter.email };
  }
  const id = String(reporter.accountId);
  return { 'report.account': id, 'report.recipient': account?.isVerified ? null : id };
}

function scopeOf(reporter: Reporter): string {
  return `report ${reporter.accountId ?? reporter.email.toLowerCase()}`;
}
