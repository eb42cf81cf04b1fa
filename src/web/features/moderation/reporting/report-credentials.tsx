import { useT } from '../../../lib/i18n.tsx';
import { ReportButton } from './report-button.tsx';
import type { ReportedThing } from './reported-thing.ts';

/** Reports that a stated origin or credential is not true: the dialog opens with that reason chosen. */
export function ReportCredentials(target: ReportedThing) {
  const t = useT();
  return (
    <ReportButton
      target={target}
      reason="falseCredentials"
      label={t('credentials.report')}
      className="min-h-11 text-muted"
    />
  );
}
