import { loadMessages } from '../../../lib/session/late-messages.ts';
import { showOverlay } from '../../../lib/session/session-outlet.tsx';
import type { ReportedThing } from './reported-thing.ts';

/**
 * Shows the report dialog.
 *
 * opener  gets the focus back.
 * @throws what `import` and `fetch` throw when the dialog cannot be loaded.
 */
export async function showReportDialog(target: ReportedThing, opener: HTMLElement | null): Promise<void> {
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), loadMessages('reporting')]);
  showOverlay((remove) => <ReportDialog target={target} opener={opener} onGone={remove} />);
}
