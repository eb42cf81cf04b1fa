import { CopyButton } from '../../../lib/forms/copy-button.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';

export interface SecretShownProps {
  secret: string;
  /** Accessible name of the secret. */
  label: string;
  /** What to know about it. */
  note: string;
}

/** A secret to be copied to where it belongs. */
export function SecretShown({ secret, label, note }: SecretShownProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-field bg-linen p-4">
        <output aria-label={label} className="block font-mono wrap-anywhere select-all">
          {secret}
        </output>
      </div>
      <div>
        <CopyButton text={secret} label={t('programs.copy')} />
      </div>
      <Alert tone="warning">{note}</Alert>
    </div>
  );
}
