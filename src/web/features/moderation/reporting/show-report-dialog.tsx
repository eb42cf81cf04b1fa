import type { ReportReason } from '#contract/moderation/reports.ts';
import { loadMessages } from '../../../lib/session/late-messages.ts';
import { showOverlay } from '../../../lib/session/session-outlet.tsx';
import type { ReportedThing } from './reported-thing.ts';

/**
 * Shows the report dialog.
 *
 * opener  gets the focus back.
 * reason  chosen from the beginning.
 * @throws what `import` and `fetch` throw when the dialog cannot be loaded.
 */
export async function showReportDialog(
  target: ReportedThing,
  opener: HTMLElement | null,
  reason?: ReportReason,
): Promise<void> {
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), loadMessages('reporting')]);
  showOverlay((remove) => <ReportDialog target={target} reason={reason} opener={opener} onGone={remove} />);
}
