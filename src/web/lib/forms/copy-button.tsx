import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useT } from '../i18n.tsx';

const THANKS_MS = 3_000;

/** Copies a text and confirms it for a while. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    // Older browsers and pages without https have no clipboard; the text can still be selected and copied by hand.
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ?? false);
    setTimeout(() => setCopied(false), THANKS_MS);
  }

  return (
    <Button variant="secondary" size="sm" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t('panel.copied') : label}</span>
    </Button>
  );
}
