import { loadMessages } from '../session/late-messages.ts';
import { showOverlay } from '../session/session-outlet.tsx';
import type { ReportedThing } from './reported-thing.ts';

/**
 * Shows the dialog that reports something.
 *
 * opener  gets the focus back at the end.
 * @throws what `import` and `fetch` throw when the dialog cannot be loaded.
 */
export async function showReportDialog(target: ReportedThing, opener: HTMLElement | null): Promise<void> {
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), loadMessages('reporting')]);
  showOverlay(<ReportDialog target={target} opener={opener} onGone={() => showOverlay(null)} />);
}
