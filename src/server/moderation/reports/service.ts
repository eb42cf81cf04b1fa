import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { type sendReport, visitorNoticeSchema } from '#contract/moderation/reports.ts';
import { keepAccount } from '../../accounts/hold-repository.ts';
import { queueMail } from '../../notifications/mail/queued.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { validationError } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Limits } from '../../platform/limits/service.ts';
import { bringUp } from '../intake.ts';
import { REASON_SEVERITY } from '../severity.ts';
import { trustMails } from './mails.ts';
import { reportReference } from './references.ts';
import { findOpenReport, guessNextReportId, holdReporter, insertReport, type Reporter } from './repository.ts';

type Form = ParsedOf<typeof sendReport>['body'];

export type ReportService = ReturnType<typeof createReportService>;

/** Reports of illegal or unwanted content. */
export function createReportService({ db, jobs, limits }: { db: Db; jobs: Jobs; limits: Limits }) {
  /**
   * Reports a target. Until it is decided, another report by the same person for the same reason is the same report;
   * another reason makes a new one.
   *
   * @returns its reference.
   * @throws  ApiError 'validationFailed' for missing visitor data | 'notFound' | 'ownThing' | 'tooManyRequests'
   */
  async function send(form: Form, context: RequestContext): Promise<string> {
    // Only bots fill the hidden field; they get the usual response.
    if (form.website) return reportReference(await guessNextReportId(db));
    const reporter = reporterOf(form, context);
    const earlier = await findOpenReport(db, reporter, form);
    if (earlier !== undefined) return reportReference(earlier);
    await limits.take(triesOf(reporter, context));
    const request = { scope: scopeOf(reporter), key: context.idempotencyKey, request: form };
    const { reportId } = await db.transaction().execute((tx) =>
      once(tx, request, async () => ({
        reportId: await store(tx, reporter, form, context),
        // Stored with its owner, so that erasing the account erases the idempotency record.
        accountId: reporter.accountId,
      })),
    );
    return reportReference(reportId);
  }

  async function store(tx: Tx, reporter: Reporter, form: Form, { locale }: RequestContext): Promise<number> {
    const { accountId } = reporter;
    await holdReporter(tx, reporter, form.target);
    if (accountId !== null && !(await keepAccount(tx, accountId))) throw new ApiError('mustLoggedIn');
    const earlier = await findOpenReport(tx, reporter, form);
    if (earlier !== undefined) return earlier;
    const found = await bringUp(tx, form.target, REASON_SEVERITY[form.reason]);
    if (!found?.target.isReportable) throw new ApiError('notFound');
    if (found.accountId === accountId) throw new ApiError('ownThing');
    // A message can be reported only by its recipient.
    const { recipientId } = found.target;
    if (recipientId !== null && recipientId !== accountId) throw new ApiError('notFound');
    const { reason, description } = form;
    const reportId = await insertReport(tx, reporter, { case_id: found.caseId, reason, description, locale });
    await queueMail(jobs, tx, trustMails.reportReceived, { accountId, details: { reportId } });
    return reportId;
  }

  return { send };
}

/** The reporter. @throws ApiError 'validationFailed' for a visitor with missing data */
function reporterOf({ name, email, goodFaith }: Form, { account, locale }: RequestContext): Reporter {
  if (account) return { accountId: account.id };
  const said = visitorNoticeSchema.safeParse({ name, email, goodFaith });
  if (!said.success) throw validationError(said.error, locale);
  return { accountId: null, name: said.data.name, email: said.data.email };
}

/** Limited by recipient too: the receipt goes to an address that may be a stranger's. */
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
