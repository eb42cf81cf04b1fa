import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ReportReason } from '#contract/moderation/reports.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReportFields } from './report-fields.tsx';
import { ReportSent } from './report-sent.tsx';
import type { ReportedThing } from './reported-thing.ts';
import { type UsedReport, useReport } from './use-report.ts';

export interface ReportDialogProps {
  target: ReportedThing;
  /** Chosen from the beginning. */
  reason: ReportReason | undefined;
  /** Gets the focus back. */
  opener: HTMLElement | null;
  /** The closing animation has ended: the dialog can be unmounted. */
  onGone: () => void;
}

const CLOSING_MS = 250;

/** Reports content to the moderators, with or without an account. */
export function ReportDialog({ target, reason, opener, onGone }: ReportDialogProps) {
  const t = useT();
  const formId = useId();
  const report = useReport(target, reason);
  const [isOpen, setOpen] = useState(true);
  const finalFocus = useRef(opener);
  const close = () => {
    setOpen(false);
    setTimeout(onGone, CLOSING_MS);
  };
  useClosedByLeaving(close);
  const isWriting = report.outcome.name === 'open';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={titleOf(report, target, t)}
      description={isWriting ? t('reporting.lead') : undefined}
      closeLabel={t('frame.close')}
      finalFocus={finalFocus}
      initialFocus={useFirstField(formId)}
      size={isWriting ? 'wide' : 'normal'}
      sticky={isWriting}
      isPage={isWriting}
      actions={
        isWriting ? (
          <Sending formId={formId} report={report} onCancel={close} />
        ) : (
          <Leaving report={report} onClose={close} />
        )
      }
    >
      <Content formId={formId} report={report} />
    </Dialog>
  );
}

function titleOf({ outcome }: UsedReport, target: ReportedThing, t: ReturnType<typeof useT>): string {
  if (outcome.name === 'open') return t(`reporting.title.${target.type}`);
  return t(`reporting.${outcome.name}`);
}

function Content({ formId, report }: { formId: string; report: UsedReport }) {
  const { outcome } = report;
  if (outcome.name === 'open') return <ReportFields formId={formId} report={report} />;
  if (outcome.name === 'sent') return <ReportSent reference={outcome.reference} email={outcome.email} />;
  return <NotPossible reason={outcome.name} />;
}

/** A failure that a retry cannot solve. */
function NotPossible({ reason }: { reason: 'own' | 'gone' }) {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="outline-none">
      <span className="sr-only">{t(`reporting.${reason}`)}. </span>
      {t(`reporting.${reason}Text`)}
    </p>
  );
}

function Sending({ formId, report, onCancel }: { formId: string; report: UsedReport; onCancel: () => void }) {
  const t = useT();
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {t('reporting.cancel')}
      </Button>
      <Button type="submit" form={formId} icon="send" busy={report.form.isBusy}>
        {t('reporting.send')}
      </Button>
    </>
  );
}

function Leaving({ report, onClose }: { report: UsedReport; onClose: () => void }) {
  const t = useT();
  return (
    <>
      {report.outcome.name === 'gone' && (
        <LinkButton to="/contact" variant="secondary" icon="mail">
          {t('reporting.contact')}
        </LinkButton>
      )}
      <Button onClick={onClose}>{t('reporting.close')}</Button>
    </>
  );
}

/** The dialog would focus the last of several unchecked radio buttons; this focuses the checked or the first one. */
function useFirstField(formId: string): RefObject<HTMLElement | null> {
  return useMemo(
    () => ({
      get current() {
        const form = document.getElementById(formId);
        return form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector('input') ?? null;
      },
    }),
    [formId],
  );
}

/** Navigating away closes the dialog. */
function useClosedByLeaving(close: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) close();
    before.current = key;
  });
}
