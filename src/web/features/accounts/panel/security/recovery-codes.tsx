import { useState } from 'react';
import { dateText } from '../../../../lib/format.ts';
import { CopyButton } from '../../../../lib/forms/copy-button.tsx';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxInput } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { printText } from './print-text.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, shown once: to be copied, downloaded or printed. Closes when the user confirms having saved them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { locale, t } = useLanguage();
  const [isKept, setKept] = useState(false);
  const text = `${t('panel.recovery.file')}\n${dateText(locale, Date.now())}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      sticky
      onOpenChange={(open) => !open && isKept && onClose()}
      title={t('panel.recovery.shown')}
      description={t('panel.recovery.shownText')}
      closeLabel={t('frame.close')}
      actions={
        <Button onClick={onClose} disabled={!isKept}>
          {t('panel.recovery.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <ol
          id="recovery-codes"
          className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-field bg-linen p-4 font-mono text-[0.9375rem] select-all"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2.5">
          <CopyButton text={codes.join('\n')} label={t('panel.recovery.copy')} />
          <Button variant="secondary" size="sm" icon="download" onClick={() => download(text)}>
            {t('panel.recovery.download')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon="printer"
            onClick={() => printText(t('panel.recovery.file'), codes)}
          >
            {t('panel.recovery.print')}
          </Button>
        </div>
        <CheckboxInput
          label={t('panel.recovery.kept')}
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

/** Downloads a file created in the browser; nothing is uploaded. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: 'jarmark-kody.txt' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
