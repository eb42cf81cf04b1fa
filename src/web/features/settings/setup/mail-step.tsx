import { type FormEvent, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { actKeys } from '../../../lib/session/act-key.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { confirmTestMail, sendTestMail } from '../calls.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { StepProps } from './wizard.tsx';

/** A test mail with a code, which proves that mails arrive once it is typed. */
export function MailStep({ setup, onSetup }: StepProps) {
  const t = useT();
  const [keyOf] = useState(actKeys);
  const [count, setCount] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function act(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    await run().catch((failed: unknown) => {
      const fields = isApiError(failed) ? Object.values(failed.fieldErrors).flat() : [];
      setError(fields.join(' ') || failureText(failed, t));
    });
    setBusy(false);
  }
  const send = () =>
    act(async () => {
      const { data } = await browserApi({ idempotencyKey: keyOf(count) }).call(sendTestMail);
      setSentTo(data.email);
      setCount(count + 1);
    });
  const check = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => onSetup((await browserApi().call(confirmTestMail, { body: { code } })).data));
  };
  return (
    <Card as="section" padded className="flex flex-col gap-5">
      <SectionHeading icon="mail">{t('setup.mail.title')}</SectionHeading>
      <p className="max-w-text text-muted">{t(setup.mail.isReal ? 'setup.mail.real' : 'setup.mail.outbox')}</p>
      {setup.mail.isSeen && (
        <Alert tone="success" live>
          {t('setup.mail.seen')}
        </Alert>
      )}
      <div>
        <Button variant="secondary" icon="mail" busy={isBusy} onClick={() => void send()}>
          {t('setup.mail.send')}
        </Button>
      </div>
      {sentTo && !setup.mail.isSeen && (
        <form noValidate onSubmit={check} className="flex flex-col gap-4">
          <p role="status">{t('setup.mail.sent', { email: sentTo })}</p>
          <Field label={t('setup.mail.code')} error={error}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              className="max-w-40"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button type="submit" busy={isBusy}>
              {t('setup.mail.check')}
            </Button>
          </div>
        </form>
      )}
      {!sentTo && error && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
    </Card>
  );
}
