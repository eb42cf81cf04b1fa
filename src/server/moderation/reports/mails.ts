import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import type { Mail } from '../../notifications/mail/mailer.ts';
import { type MailSite, mailTo, type QueuedMail } from '../../notifications/mail/queued.ts';
import type { MailTemplate, MailValues } from '../../notifications/mail/template.ts';
import type { Db } from '../../platform/db/client.ts';
import { makeToken } from '../../sessions/tokens.ts';
import { appealUntil } from './appeal-time.ts';
import {
  type AppealMailRow,
  type DecisionMailRow,
  findAppealMail,
  findDecisionMail,
  findReportMail,
  insertReportLink,
  type ReportMailRow,
} from './mail-repository.ts';
import * as templates from './mail-templates.ts';
import { decisionReference, reportReference } from './references.ts';

/** The recipient is looked up with the details; `accountId` is null for a visitor. */
interface TrustMail<Details extends object> {
  readonly accountId: number | null;
  readonly details: Details;
}

type AddresseeRow = { name: string | null; email: string | null; locale: string | null };
type Named<Row> = Row & { name: string };

interface TrustMailParts<V, Details, Row> {
  readonly find: (db: Db, details: Details) => Promise<Row | undefined>;
  readonly valuesOf: (site: MailSite, row: Named<Row>, details: Details) => V | null | Promise<V | null>;
}

/** Writes no mail, and creates no link, when the recipient is deleted or the address is no longer stored. */
function trustMail<V extends MailValues, Details extends object, Row extends AddresseeRow>(
  template: MailTemplate<V>,
  { find, valuesOf }: TrustMailParts<V, Details, Row>,
): QueuedMail<TrustMail<Details>> {
  const write = async (site: MailSite, { details }: TrustMail<Details>): Promise<Mail | null> => {
    const row = await find(site.db, details);
    if (!row?.email) return null;
    const values = await valuesOf(site, { ...row, name: row.name ?? '' }, details);
    return (
      values && mailTo(site, { email: row.email, locale: findLocale(row.locale) ?? DEFAULT_LOCALE }, template, values)
    );
  };
  return { kind: template.kind, write };
}

interface OfReport {
  readonly reportId: number;
}
interface OfDecision {
  readonly decisionId: number;
}
interface OfAppeal {
  readonly appealId: number;
}

const reportReceived = trustMail(templates.reportReceived, {
  find: (db, { reportId }: OfReport) => findReportMail(db, reportId),
  valuesOf: receipt,
});

const reportDecided = trustMail(templates.reportDecided, {
  find: (db, { reportId }: OfReport & OfDecision) => findReportMail(db, reportId),
  valuesOf: async (site, row, { decisionId }) => {
    const decision = await findDecisionMail(site.db, decisionId);
    return decision ? { ...(await receipt(site, row)), ...decided(decision) } : null;
  },
});

const ofDecision = (db: Db, { decisionId }: OfDecision) => findDecisionMail(db, decisionId);
const decisionMade = trustMail(templates.decisionMade, { find: ofDecision, valuesOf: statement });
const decisionLifted = trustMail(templates.decisionLifted, { find: ofDecision, valuesOf: aboutDecision });

const appealDecided = trustMail(templates.appealDecided, {
  find: (db, { appealId }: OfAppeal) => findAppealMail(db, appealId),
  valuesOf: appealAnswer,
});

/** Mails about reports, decisions and appeals. */
export const trustMails = { reportReceived, reportDecided, decisionMade, decisionLifted, appealDecided };

async function receipt(site: MailSite, row: Named<ReportMailRow>): Promise<templates.ReportReceived> {
  const { id, name, target, title, reason } = row;
  const link = await makeNoticeLink(site, id);
  return { name, reference: reportReference(id), target, title: title || NO_TITLE, reason, link };
}

function decided({ action, rule, decided_at: decidedAt }: DecisionMailRow) {
  return { action, rule, appealUntil: appealUntil(decidedAt).toISOString() };
}

function aboutDecision({ publicUrl }: MailSite, row: Named<DecisionMailRow>): templates.DecisionLifted {
  const { id, name, target, title, action } = row;
  return {
    name,
    reference: decisionReference(id),
    target,
    title: title || NO_TITLE,
    action,
    link: decisionLink(publicUrl, id),
  };
}

/** Null when there was no restriction to state reasons for. */
function statement(site: MailSite, row: Named<DecisionMailRow>): templates.DecisionMade | null {
  const { rule, explanation, is_automated: isAutomated, suspended_until: until, decided_at: decidedAt } = row;
  if (rule === null) return null;
  return {
    ...aboutDecision(site, row),
    rule,
    explanation,
    isAutomated,
    suspendedUntil: until?.toISOString() ?? null,
    appealUntil: appealUntil(decidedAt).toISOString(),
  };
}

async function appealAnswer(site: MailSite, row: Named<AppealMailRow>): Promise<templates.AppealDecided | null> {
  const { name, target, title, report_id: reportId, decision_id: decisionId, outcome, answer } = row;
  if (outcome === null) return null;
  const about = { name, target, title: title || NO_TITLE, outcome, answer: answer ?? '' };
  if (reportId === null) {
    const link = decisionLink(site.publicUrl, decisionId);
    return { ...about, by: 'owner', reference: decisionReference(decisionId), link };
  }
  return { ...about, by: 'reporter', reference: reportReference(reportId), link: await makeNoticeLink(site, reportId) };
}

function decisionLink(publicUrl: string, id: number): string {
  return `${publicUrl}/decision/${id}`;
}

/** Creates the link to a report's outcome when its mail is sent: until then no valid token exists. */
async function makeNoticeLink({ db, publicUrl }: MailSite, reportId: number): Promise<string> {
  const { token, hash } = makeToken();
  await insertReportLink(db, reportId, hash);
  return `${publicUrl}/notice/${token}`;
}

/** Placeholder for a title that was erased with its author. */
const NO_TITLE = '–––';
