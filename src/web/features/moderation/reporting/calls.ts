import type * as Reports from '#contract/moderation/reports.ts';
import { saidCall } from '../../../lib/said-call.ts';

/** The call that sends a report, declared without the contract's schemas; a test checks it against the contract. */
export const sendReport = saidCall<typeof Reports.sendReport>('reports.send', 'POST', '/reports');
