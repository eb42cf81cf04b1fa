import { type RefObject, useEffect } from 'react';
import type { OwnStatus } from '#contract/seller-status/seller-status.ts';
import { useT } from '../../lib/i18n.tsx';
import { StatusFields } from './status-fields.tsx';
import { useStatusForm } from './use-status-form.ts';

export interface FirstQuestionProps {
  accountId: number;
  status: OwnStatus;
  onSaved: (status: OwnStatus) => void;
  /** Receives the function that saves the answer; see `useStatusForm`. */
  saveRef: RefObject<(() => Promise<boolean>) | null>;
}

/** Asks for the kind of seller with the first listing. Rendered inside the listing's form, which saves the answer. */
export function FirstQuestion({ saveRef, ...options }: FirstQuestionProps) {
  const t = useT();
  const used = useStatusForm(options);
  useEffect(() => {
    saveRef.current = used.save;
    return () => {
      saveRef.current = null;
    };
  }, [saveRef, used.save]);
  return (
    <StatusFields
      {...used}
      legend={t('sellerStatus.form.title')}
      hint={t('sellerStatus.form.lead')}
      hasInvoiceData={options.status.hasInvoiceData}
    />
  );
}
