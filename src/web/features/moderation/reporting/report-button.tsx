import { type RefObject, useRef, useState } from 'react';
import type { ReportReason } from '#contract/moderation/reports.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { ReportedThing } from './reported-thing.ts';

export interface ReportButtonProps {
  target: ReportedThing;
  /** Chosen when the dialog opens. */
  reason?: ReportReason;
  /** The button's label; where a page has several it names the reported content. */
  label: string;
  size?: 'sm' | 'md';
  className?: string;
  /** Class of the text beside the flag, such as to hide it on phones. */
  labelClassName?: string;
}

/**
 * A quiet button that reports content. Its dialog is loaded on press; without JavaScript it links to the contact page.
 */
export function ReportButton({ target, reason, label, size = 'sm', className, labelClassName }: ReportButtonProps) {
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const { isLoading, open } = useReportDialog({ target, reason, label }, button);
  const look = classNames('btn btn-quiet', size === 'sm' && 'btn-sm', className);
  const text = <span className={labelClassName}>{label}</span>;
  if (!isHydrated) {
    return (
      <Link to="/contact" className={look}>
        <Icon name="flag" />
        {text}
      </Link>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={look}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={() => void open()}
    >
      {isLoading ? <Spinner /> : <Icon name="flag" />}
      {text}
    </button>
  );
}

function useReportDialog(
  { target, reason, label }: Pick<ReportButtonProps, 'target' | 'reason' | 'label'>,
  button: RefObject<HTMLElement | null>,
) {
  const t = useT();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const { showReportDialog } = await import('./show-report-dialog.tsx');
      await showReportDialog(target, button.current, reason);
    } catch {
      showToast({ tone: 'error', title: label, description: t('frame.error.offline') });
    }
    setLoading(false);
  };
  return { isLoading, open };
}
