import { useId, useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/field.tsx';

/** The listing's URL, to copy or to share through the device. */
export function ShareLink({ title, url }: { title: string; url: string }) {
  const t = useT();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // If the clipboard is blocked, the selected URL can be copied by hand.
      document.getElementById(id)?.focus();
    }
  }

  return (
    <div className="flex flex-col gap-2 text-start">
      <label htmlFor={id} className="font-bold">
        {t('posting.share.label')}
      </label>
      <TextInput id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button
            icon="share-2"
            className="flex-1"
            onClick={() => void navigator.share({ title, url }).catch(() => {})}
          >
            {t('posting.share.share')}
          </Button>
        )}
        <Button variant="secondary" icon={isCopied ? 'check' : 'copy'} className="flex-1" onClick={() => void copy()}>
          {t(isCopied ? 'posting.share.copied' : 'posting.share.copy')}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied && t('posting.share.copied')}
      </span>
    </div>
  );
}
