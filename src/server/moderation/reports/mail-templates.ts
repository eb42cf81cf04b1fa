import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { MailTemplate } from '../../notifications/mail/template.ts';

/** The subject of a mail about a report or decision. `title` is user content. */
interface AboutThing {
  readonly name: string;
  /** The public reference: `Z-12` for a report, `D-12` for a decision. */
  readonly reference: string;
  readonly target: ReportTarget;
  readonly title: string;
  readonly link: string;
}

/** The receipt for a reporter; does not repeat their words, since the address may be a stranger's. */
export type ReportReceived = AboutThing & { reason: ReportReason };

export const reportReceived: MailTemplate<ReportReceived> = {
  kind: 'reportReceived',
  paragraphs: ['mail.reportReceived.text', 'mail.reportReceived.next'],
  facts: ['report', 'thing', 'reason'],
  button: ['mail.report.button', 'link'],
  smallPrint: ['mail.report.secret', 'mail.reportReceived.notYou'],
};

/** To a reporter: what was decided. `appealUntil` is ISO 8601. */
export const reportDecided: MailTemplate<
  AboutThing & { action: ModerationAction; rule: HouseRule | null; appealUntil: string }
> = {
  kind: 'reportDecided',
  paragraphs: ({ action }) => [
    action === 'dismiss' ? 'mail.reportDecided.dismissed' : 'mail.reportDecided.acted',
    'mail.decidedByPerson',
  ],
  facts: ['report', 'thing', 'action', 'rule', 'ground'],
  button: ['mail.report.button', 'link'],
  smallPrint: ['mail.reportDecided.appeal', 'mail.redress', 'mail.report.secret'],
};

/**
 * The statement of reasons, to the person concerned.
 *
 * explanation     the moderator's text, possibly several lines.
 * isAutomated     an automatic check opened the case.
 * suspendedUntil  ISO 8601; null when permanent, and when no account was suspended.
 */
export type DecisionMade = AboutThing & {
  action: ModerationAction;
  rule: HouseRule;
  explanation: string;
  isAutomated: boolean;
  suspendedUntil: string | null;
  appealUntil: string;
};

export const decisionMade: MailTemplate<DecisionMade> = {
  kind: 'decisionMade',
  paragraphs: ({ action, isAutomated }) => [
    ...(action === 'dismiss' ? [] : ([`mail.decisionMade.${action}`] as const)),
    isAutomated ? 'mail.decisionMade.automated' : 'mail.decisionMade.reported',
  ],
  facts: ['decision', 'thing', 'action', 'until', 'rule', 'ground'],
  quote: ['mail.decisionMade.why', 'explanation'],
  button: ['mail.decision.button', 'link'],
  smallPrint: ({ action }) => [
    'mail.decisionMade.appeal',
    ...(action === 'suspendAccount' ? (['mail.decisionMade.suspended'] as const) : []),
    'mail.redress',
  ],
};

/** To the person concerned: the decision was lifted. */
export type DecisionLifted = AboutThing & { action: ModerationAction };

export const decisionLifted: MailTemplate<DecisionLifted> = {
  kind: 'decisionLifted',
  paragraphs: ({ action }) => [
    action === 'askChange' ? 'mail.decisionLifted.askChange' : 'mail.decisionLifted.text',
    ...(action === 'suspendAccount' ? (['mail.decisionLifted.suspended'] as const) : []),
  ],
  facts: ['decision', 'thing', 'action'],
  button: ['mail.decision.button', 'link'],
};

/** To the appellant: `by` is the person concerned or the reporter. `answer` is the second moderator's text. */
export type AppealDecided = AboutThing & { by: 'owner' | 'reporter'; outcome: 'granted' | 'rejected'; answer: string };

export const appealDecided: MailTemplate<AppealDecided> = {
  kind: 'appealDecided',
  paragraphs: ({ by, outcome }) => [`mail.appealDecided.${by}.${outcome}`, 'mail.appealDecided.otherPerson'],
  facts: ['appealed', 'thing'],
  quote: ['mail.appealDecided.answer', 'answer'],
  button: ['mail.appealDecided.button', 'link'],
  smallPrint: ({ by, outcome }) => [
    ...(outcome === 'rejected' ? (['mail.redress'] as const) : []),
    ...(by === 'reporter' ? (['mail.report.secret'] as const) : []),
  ],
};
