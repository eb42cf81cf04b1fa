import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import type { Db } from '../db/client.ts';
import type { MailKind, MailValues } from '../mail/templates.ts';
import { makeToken } from '../sessions/tokens.ts';
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
import { decisionReference, reportReference } from './references.ts';

const TRUST_MAIL_KINDS = [
  'reportReceived',
  'reportDecided',
  'decisionMade',
  'decisionLifted',
  'appealDecided',
] as const satisfies readonly MailKind[];
export type TrustMailKind = (typeof TRUST_MAIL_KINDS)[number];

export function isTrustMailKind(kind: MailKind): kind is TrustMailKind {
  return (TRUST_MAIL_KINDS as readonly MailKind[]).includes(kind);
}

/** A mail with whom it goes to, ready to be rendered. */
export interface AddressedMail {
  readonly email: string;
  readonly locale: Locale;
  readonly values: MailValues[MailKind];
}

interface Site {
  readonly db: Db;
  readonly publicUrl: string;
}

interface Details {
  readonly reportId?: number;
  readonly decisionId?: number;
  readonly appealId?: number;
}

/** What a mail about a report or a decision says, and to whom; null when there is nobody to write to. */
export async function addressTrustMail(
  site: Site,
  kind: TrustMailKind,
  { reportId = 0, decisionId = 0, appealId = 0 }: Details,
): Promise<AddressedMail | null> {
  switch (kind) {
    case 'reportReceived':
      return addressed(await findReportMail(site.db, reportId), (row) => receipt(site, row));
    case 'reportDecided':
      return addressed(await findReportMail(site.db, reportId), async (row) => {
        const decision = await findDecisionMail(site.db, decisionId);
        return decision ? { ...(await receipt(site, row)), ...decided(decision) } : null;
      });
    case 'decisionMade':
      return addressed(await findDecisionMail(site.db, decisionId), async (row) => statement(site, row));
    case 'decisionLifted':
      return addressed(await findDecisionMail(site.db, decisionId), async (row) => aboutDecision(site, row));
    case 'appealDecided':
      return addressed(await findAppealMail(site.db, appealId), (row) => appealAnswer(site, row));
  }
}

/** Nobody is written to who has gone, or whose address is no longer kept; then no link is made either. */
async function addressed<Row extends { name: string | null; email: string | null; locale: string | null }>(
  row: Row | undefined,
  say: (row: Row & { name: string }) => Promise<MailValues[MailKind] | null>,
): Promise<AddressedMail | null> {
  if (!row?.email) return null;
  const values = await say({ ...row, name: row.name ?? '' });
  return values && { email: row.email, locale: findLocale(row.locale) ?? DEFAULT_LOCALE, values };
}

type Named<Row> = Row & { name: string };

async function receipt(site: Site, row: Named<ReportMailRow>): Promise<MailValues['reportReceived']> {
  const { id, name, target, title, reason } = row;
  const link = await makeNoticeLink(site, id);
  return { name, reference: reportReference(id), target, title: title || NO_TITLE, reason, link };
}

function decided({ action, rule, decided_at: decidedAt }: DecisionMailRow) {
  return { action, rule, appealUntil: appealUntil(decidedAt).toISOString() };
}

function aboutDecision({ publicUrl }: Site, row: Named<DecisionMailRow>): MailValues['decisionLifted'] {
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

/** Whom nothing was decided about gets no statement. */
function statement(site: Site, row: Named<DecisionMailRow>): MailValues['decisionMade'] | null {
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

async function appealAnswer(site: Site, row: Named<AppealMailRow>): Promise<MailValues['appealDecided'] | null> {
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

/** The link to what came of a report, made when its mail is sent: until then nothing is known that opens it. */
async function makeNoticeLink({ db, publicUrl }: Site, reportId: number): Promise<string> {
  const { token, hash } = makeToken();
  await insertReportLink(db, reportId, hash);
  return `${publicUrl}/notice/${token}`;
}

/** A title that was erased together with whoever had chosen it. */
const NO_TITLE = '–––';
