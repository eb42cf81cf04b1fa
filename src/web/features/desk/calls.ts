import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Moderation from '#contract/moderation.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of the moderators' desk, said without the contract's schemas, as those of the session are: who only looks must
 * not load what checks forms. A test holds that they are the contract's.
 */
export const listCases = saidCall<typeof Moderation.listCases>('moderation.cases', 'GET', '/moderation/cases');
export const getDeskCounts = saidCall<typeof Moderation.getDeskCounts>(
  'moderation.counts',
  'GET',
  '/moderation/counts',
);
export const getCase = saidCall<typeof Moderation.getCase>('moderation.case', 'GET', '/moderation/cases/{id}');
export const takeCase = saidCall<typeof Moderation.takeCase>('moderation.take', 'PUT', '/moderation/cases/{id}/taken');
export const decideCase = saidCall<typeof Moderation.decideCase>(
  'moderation.decide',
  'POST',
  '/moderation/cases/{id}/decision',
);
export const listAppeals = saidCall<typeof Moderation.listAppeals>('moderation.appeals', 'GET', '/moderation/appeals');
export const decideAppeal = saidCall<typeof Moderation.decideAppeal>(
  'moderation.decideAppeal',
  'POST',
  '/moderation/appeals/{id}/decision',
);
export const liftDecision = saidCall<typeof Moderation.liftDecision>(
  'moderation.lift',
  'POST',
  '/moderation/decisions/{id}/lift',
);
export const listAudit = saidCall<typeof Moderation.listAudit>('moderation.audit', 'GET', '/moderation/audit');
export const checkAudit = saidCall<typeof Moderation.checkAudit>(
  'moderation.checkAudit',
  'POST',
  '/moderation/audit/check',
);

export type QueuePage = AnswerOf<typeof Moderation.listCases>;
export type DeskCounts = AnswerOf<typeof Moderation.getDeskCounts>;
export type AppealsPage = AnswerOf<typeof Moderation.listAppeals>;
export type AuditPage = AnswerOf<typeof Moderation.listAudit>;
/** What came of looking through the log. */
export type ChainCheck = AnswerOf<typeof Moderation.checkAudit>['data'];
