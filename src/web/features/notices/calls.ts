import type * as Decisions from '#contract/decisions.ts';
import type * as Reports from '#contract/reports.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls about notices and decisions, said without the contract's schemas: who only reads must not load what checks
 * forms. A test holds that they are the contract's.
 */
export const getNotice = saidCall<typeof Reports.getNotice>('notices.get', 'GET', '/notices/{token}');
export const appealNotice = saidCall<typeof Reports.appealNotice>('notices.appeal', 'POST', '/notices/{token}/appeal');
export const listDecisions = saidCall<typeof Decisions.listDecisions>('decisions.list', 'GET', '/decisions');
export const getDecision = saidCall<typeof Decisions.getDecision>('decisions.get', 'GET', '/decisions/{id}');
export const appealDecision = saidCall<typeof Decisions.appealDecision>(
  'decisions.appeal',
  'POST',
  '/decisions/{id}/appeal',
);
