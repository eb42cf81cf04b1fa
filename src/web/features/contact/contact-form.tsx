import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { CONTACT_FIELDS, type ContactField, type ContactState, MESSAGE_MAX_LENGTH } from './contact-state.ts';

type Unsent = Exclude<ContactState, { outcome: 'sent' }>;

/** The contact form. Without JavaScript it submits as an ordinary form. */
export function ContactForm({ state }: { state?: Unsent }) {
  const t = useT();
  const isSending = useNavigation().state !== 'idle';
  const key = useMessageKey();
  const errors = state?.outcome === 'refused' ? state.errors : {};
  const wiring = (name: ContactField) => ({
    label: t(`pages.contact.${name}` as MessageId),
    error: isSending ? undefined : errors[name],
    required: true,
  });
  return (
    <Form method="post" noValidate className="flex flex-col gap-5" preventScrollReset>
      {state && !isSending && <Outcome state={state} />}
      <div id="contact-name" className="scroll-mt-28">
        <Field {...wiring('name')}>
          <TextInput name="name" autoComplete="name" maxLength={80} defaultValue={state?.typed?.name} />
        </Field>
      </div>
      <div id="contact-email" className="scroll-mt-28">
        <Field {...wiring('email')} hint={t('pages.contact.emailHint')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={state?.typed?.email}
          />
        </Field>
      </div>
      <div id="contact-message" className="scroll-mt-28">
        <Field {...wiring('message')}>
          <TextArea name="message" rows={7} maxLength={MESSAGE_MAX_LENGTH} defaultValue={state?.typed?.message} />
        </Field>
      </div>
      <div className="hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label={t('pages.contact.trap')} />
        <input type="hidden" name="key" value={key} readOnly />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" icon="send" busy={isSending}>
          {t(isSending ? 'pages.contact.sending' : 'pages.contact.send')}
        </Button>
      </div>
    </Form>
  );
}

/**
 * Created in the browser, once per form: the cached page is the same for everybody, and a message must be sent only
 * once.
 */
function useMessageKey(): string {
  const [key, setKey] = useState('');
  useEffect(() => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    setKey(`web-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
  }, []);
  return key;
}

/** The errors, at the top of the form; takes the focus. */
function Outcome({ state }: { state: Unsent }) {
  const t = useT();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state) summary.current?.focus();
  }, [state]);
  if (state.outcome === 'failed') {
    return (
      <div ref={summary} tabIndex={-1} role="alert">
        <Alert tone="error" title={t('pages.contact.failed')}>
          <p>{state.error ?? t('pages.contact.failedText')}</p>
        </Alert>
      </div>
    );
  }
  const wrong = CONTACT_FIELDS.filter((name) => state.errors[name]);
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Alert tone="error" title={t('pages.contact.wrong', { count: wrong.length })}>
        <ul className="mt-1 list-disc ps-5">
          {wrong.map((name) => (
            <li key={name}>
              <a
                className="link tap inline-flex min-h-6 items-center"
                href={`#contact-${name}`}
                onClick={(event) => focusField(event, name)}
              >
                {t(`pages.contact.${name}` as MessageId)}: {state.errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: ContactField): void {
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
