import { useEffect, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { previewMail, sendSampleMail } from '../calls.ts';
import { faultsIn } from './faults.ts';
import type { Faults } from './text-editor.tsx';
import type { TextFields } from './typed.ts';

interface MailPreviewProps {
  id: string;
  locale: Locale;
  fields: TextFields;
  onFaults: (faults: Faults) => void;
}

interface Sample {
  readonly subject: string;
  readonly html: string;
}

const PAUSE_MS = 600;

/** The mail with sample data as its recipients will get it, and a button that sends it to oneself. */
export function MailPreview({ id, locale, fields, onFaults }: MailPreviewProps) {
  const t = useT();
  const sample = useSample({ id, locale, fields, onFaults });
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const body = { locale, fields: { ...fields } };
      const { data } = await browserApi({ idempotencyKey: newActKey() }).call(sendSampleMail, { params: { id }, body });
      showToast({ tone: 'success', title: t('texts.mail.sent', { to: data.to }) });
    } catch (error) {
      if (isApiError(error) && error.code === 'validationFailed') onFaults(faultsIn(error));
      else if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('texts.mail.notSent'), description: failureText(error, t) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="card overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-linen px-5 py-3">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-sm text-muted">{t('texts.field.subject')}</span>
          <span className="font-bold" lang={locale}>
            {sample?.subject}
          </span>
        </p>
        <Button variant="secondary" size="sm" icon="send" busy={isBusy} onClick={() => void send()}>
          {t('texts.mail.send')}
        </Button>
      </div>
      {sample ? (
        <iframe title={t('texts.mail.frame')} sandbox="" srcDoc={sample.html} className="h-[70dvh] w-full bg-white" />
      ) : (
        <p className="p-5 text-muted">{t('texts.mail.none')}</p>
      )}
    </div>
  );
}

/** A debounced sample mail of the current input; keeps the last one while the input is invalid. */
function useSample({ id, locale, fields, onFaults }: MailPreviewProps): Sample | null {
  const [sample, setSample] = useState<Sample | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const body = { locale, fields: { ...fields } };
        const { data } = await browserApi().call(previewMail, { params: { id }, body });
        if (!isOver) setSample(data);
      } catch (error) {
        // On failure the last sample stays.
        if (!isOver && isApiError(error) && error.code === 'validationFailed') onFaults(faultsIn(error));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, locale, fields, onFaults]);
  return sample;
}
