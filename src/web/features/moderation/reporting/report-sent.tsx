import { useEffect, useRef } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

export interface ReportSentProps {
  reference: string;
  /** The recipient of the receipt; null for signed-in users. */
  email: string | null;
}

/** Confirmation of a report: its number, and what happens next. */
export function ReportSent({ reference, email }: ReportSentProps) {
  const t = useT();
  const number = useRef<HTMLParagraphElement>(null);
  useEffect(() => number.current?.focus(), []);
  const receipt = email ? t('reporting.next.receipt', { email }) : t('reporting.next.receiptMember');
  const steps: readonly [IconName, string][] = [
    ['mail', receipt],
    ['eye', t('reporting.next.read')],
    ['scale', t('reporting.next.answer')],
  ];
  return (
    <div className="flex flex-col gap-5">
      <p
        ref={number}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-primary-soft px-4 py-3 outline-none"
      >
        <Icon name="circle-check" size={24} className="text-primary-strong" />
        <span className="sr-only">{t('reporting.sent')}. </span>
        <span>{t('reporting.reference')}: </span>
        <b className="font-heading text-subheading select-all">{reference}</b>
      </p>
      <div>
        <h3 className="mb-2 text-subheading">{t('reporting.next')}</h3>
        <ol className="flex flex-col gap-3">
          {steps.map(([icon, text]) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} className="mt-0.5 text-amber-strong" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
