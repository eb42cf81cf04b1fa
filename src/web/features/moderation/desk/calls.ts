import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Audit from '#contract/moderation/audit.ts';
import type * as Moderation from '#contract/moderation/cases.ts';
import type * as ModerationDecisions from '#contract/moderation/deciding.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls of the moderators' desk, declared without the contract's schemas so that read-only pages do not bundle the
 * validation. A test checks them against the contract.
 */
export const listCases = saidCall<typeof Moderation.listCases>('moderation.cases', 'GET', '/moderation/cases');
export const getDeskCounts = saidCall<typeof Moderation.getDeskCounts>(
  'moderation.counts',
  'GET',
  '/moderation/counts',
);
export const getCase = saidCall<typeof Moderation.getCase>('moderation.case', 'GET', '/moderation/cases/{id}');
export const takeCase = saidCall<typeof Moderation.takeCase>('moderation.take', 'PUT', '/moderation/cases/{id}/taken');
export const decideCase = saidCall<typeof ModerationDecisions.decideCase>(
  'moderation.decide',
  'POST',
  '/moderation/cases/{id}/decision',
);
export const listAppeals = saidCall<typeof ModerationDecisions.listAppeals>(
  'moderation.appeals',
  'GET',
  '/moderation/appeals',
);
export const decideAppeal = saidCall<typeof ModerationDecisions.decideAppeal>(
  'moderation.decideAppeal',
  'POST',
  '/moderation/appeals/{id}/decision',
);
export const liftDecision = saidCall<typeof ModerationDecisions.liftDecision>(
  'moderation.lift',
  'POST',
  '/moderation/decisions/{id}/lift',
);
export const listAudit = saidCall<typeof Audit.listAudit>('moderation.audit', 'GET', '/moderation/audit');
export const checkAudit = saidCall<typeof Audit.checkAudit>('moderation.checkAudit', 'POST', '/moderation/audit/check');

export type QueuePage = AnswerOf<typeof Moderation.listCases>;
export type DeskCounts = AnswerOf<typeof Moderation.getDeskCounts>;
export type AppealsPage = AnswerOf<typeof ModerationDecisions.listAppeals>;
export type AuditPage = AnswerOf<typeof Audit.listAudit>;
/** Result of verifying the log. */
export type ChainCheck = AnswerOf<typeof Audit.checkAudit>['data'];
