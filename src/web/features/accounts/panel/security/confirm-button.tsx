import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';

export interface ConfirmButtonProps {
  label: string;
  /** Accessible label, where the visible one lacks its object. */
  fullLabel?: string;
  /** The confirmation question. */
  question: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks for confirmation in place. */
export function ConfirmButton({ label, fullLabel, question, isBusy, onConfirm }: ConfirmButtonProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button
        ref={first}
        variant="quiet"
        size="sm"
        icon="trash-2"
        busy={isBusy}
        aria-label={fullLabel}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <span role="group" aria-label={question} className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">{question}</span>
      <Button
        variant="danger"
        size="sm"
        busy={isBusy}
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {label}
      </Button>
      <Button ref={keep} variant="secondary" size="sm" onClick={() => setAsking(false)}>
        {t('panel.keep')}
      </Button>
    </span>
  );
}
