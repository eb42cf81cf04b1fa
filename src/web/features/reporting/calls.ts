import type * as Reports from '#contract/reports.ts';
import { saidCall } from '../../lib/said-call.ts';

/** The call that reports something, said without the contract's schemas; a test holds that it is the contract's. */
export const sendReport = saidCall<typeof Reports.sendReport>('reports.send', 'POST', '/reports');
