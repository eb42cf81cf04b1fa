import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useHydrated } from '../gallery/use-hydrated.ts';
import type { ReportedThing } from './reported-thing.ts';

export interface ReportButtonProps {
  target: ReportedThing;
  /** What the button says; where several stand on a page it names which thing it is. */
  label: string;
  size?: 'sm' | 'md';
  className?: string;
  /** Of the words beside the flag, as when the flag stands alone on phones. */
  labelClassName?: string;
}

/**
 * A quiet button that reports something. Its dialog is loaded when it is pressed; without a script it is the way to
 * write to us.
 */
export function ReportButton({ target, label, size = 'sm', className, labelClassName }: ReportButtonProps) {
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const { isLoading, open } = useReportDialog(target, label, button);
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

function useReportDialog(target: ReportedThing, label: string, button: RefObject<HTMLElement | null>) {
  const t = useT();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const { showReportDialog } = await import('./show-report-dialog.tsx');
      await showReportDialog(target, button.current);
    } catch {
      showToast({ tone: 'error', title: label, description: t('frame.error.offline') });
    }
    setLoading(false);
  };
  return { isLoading, open };
}
