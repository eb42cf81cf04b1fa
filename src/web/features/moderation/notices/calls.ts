import type * as Decisions from '#contract/moderation/decisions.ts';
import type * as Reports from '#contract/moderation/reports.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls about notices and decisions, declared without the contract's schemas so that read-only pages do not bundle
 * the validation. A test checks them against the contract.
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
