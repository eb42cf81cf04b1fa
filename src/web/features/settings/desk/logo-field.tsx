import { useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { removeLogo, setLogo } from '../calls.ts';
import type { SectionProps } from './use-section.ts';

/** The logo, which is replaced as soon as a file is chosen. */
export function LogoField({ settings, onSettings }: SectionProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { logo, marketName } = settings.values;

  async function change(act: () => Promise<{ data: SectionProps['settings'] }>): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      onSettings((await act()).data);
    } catch (failed) {
      const fields = isApiError(failed) ? Object.values(failed.fieldErrors).flat() : [];
      setError(fields.join(' ') || failureText(failed, t));
    } finally {
      setBusy(false);
    }
  }

  const replace = (file: File) => change(() => browserApi().call(setLogo, { files: [file] } as never));
  return (
    <div className="field">
      <p className="field-head font-bold">{t('settings.market.logo')}</p>
      <p className="text-sm text-muted">{t('settings.market.logoHint')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-linen p-4">
        <Logo name={marketName} markId={logo} className="min-w-0 text-lg" />
        <div className="ms-auto flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" icon="image" busy={isBusy} onClick={() => input.current?.click()}>
            {t('settings.market.logoChoose')}
          </Button>
          {logo && (
            <Button
              variant="quiet"
              size="sm"
              icon="trash-2"
              onClick={() => void change(() => browserApi().call(removeLogo))}
            >
              {t('settings.remove')}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('settings.market.logoChoose')}
        accept="image/png,image/webp,image/avif,image/jpeg"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void replace(file);
        }}
      />
      <FieldError>{error}</FieldError>
    </div>
  );
}
