import { type FormEvent, useId, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { Frequency } from '#contract/saved-searches/frequencies.ts';
import { useT } from '../../lib/i18n.tsx';
import { failureText } from '../../lib/remote/failure-text.ts';
import { loginPath } from '../../lib/session/places.ts';
import { plainApi } from '../../lib/session/session-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { saveSearchByMail } from './calls.ts';
import { FrequencySelect } from './frequency-select.tsx';
import type { ShownSearch } from './saved.ts';

const CLOSING_MS = 250;

export interface SaveByMailProps {
  search: ShownSearch;
  /** Gets the focus back. */
  opener: HTMLElement;
  /** Called once it has closed. */
  onGone: () => void;
}

/** Asks a visitor for an e-mail address to notify of new listings. */
export function SaveByMail({ search, opener, onGone }: SaveByMailProps) {
  const t = useT();
  const formId = useId();
  const [isOpen, setOpen] = useState(true);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const back = useRef(opener);
  const close = () => {
    setOpen(false);
    setTimeout(onGone, CLOSING_MS);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t(sentTo === null ? 'savedSearches.byMail.title' : 'savedSearches.byMail.sent')}
      description={
        sentTo === null ? t('savedSearches.byMail.text') : t('savedSearches.byMail.sentText', { email: sentTo })
      }
      closeLabel={t('frame.close')}
      finalFocus={back}
      actions={
        sentTo === null ? (
          <>
            <LinkButton to={loginPath(location.pathname + location.search)} variant="quiet" onClick={close}>
              {t('savedSearches.byMail.login')}
            </LinkButton>
            <Button type="submit" form={formId} icon="mail" busy={isBusy}>
              {t('savedSearches.byMail.send')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('savedSearches.byMail.ok')}</Button>
        )
      }
    >
      {sentTo === null && <AddressForm id={formId} search={search} onBusy={setBusy} onSent={setSentTo} />}
    </Dialog>
  );
}

interface AddressFormProps {
  id: string;
  search: ShownSearch;
  onBusy: (isBusy: boolean) => void;
  onSent: (email: string) => void;
}

function AddressForm({ id, search, onBusy, onSent }: AddressFormProps) {
  const t = useT();
  const [email, setEmail] = useState('');
  const [frequency, setFrequency] = useState<Frequency>('instant');
  const [fault, setFault] = useState<{ field?: string; general?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFault({});
    onBusy(true);
    try {
      await plainApi.call(saveSearchByMail, { body: { ...search, email, frequency } });
      onSent(email);
    } catch (error) {
      const field = isApiError(error) ? error.fieldErrors.email?.[0] : undefined;
      setFault(field ? { field } : { general: failureText(error, t) });
      if (field) input.current?.focus();
    }
    onBusy(false);
  }
  return (
    <form id={id} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
      <Field label={t('savedSearches.byMail.email')} error={fault.field} required>
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={t('savedSearches.frequency')}>
        <FrequencySelect value={frequency} onChange={setFrequency} />
      </Field>
      {fault.general && (
        <Alert tone="error" live>
          {fault.general}
        </Alert>
      )}
    </form>
  );
}
