import { data, type RouterContextProvider } from 'react-router';
import { sendContactMessage } from '#contract/contact.ts';
import { type FieldErrors, isApiError } from '#contract/errors.ts';
import { getSeam } from '../../lib/seam.ts';
import { CONTACT_FIELDS, type ContactField, type ContactState } from './contact-state.ts';

const KEY = /^[\w-]{8,64}$/;

/** Sends a submitted form. Server only (the page's action), as it imports the contract's schemas. */
export async function sendMessage(args: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}) {
  const { api, nowMs } = getSeam(args);
  const form = await args.request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const typed = { name: textOf('name'), email: textOf('email'), message: textOf('message') };
  const key = KEY.test(textOf('key')) ? textOf('key') : await keyOf(typed, nowMs);
  try {
    await api.call(sendContactMessage, { body: { ...typed, key, website: textOf('website').slice(0, 200) } });
    return data<ContactState>({ outcome: 'sent' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const errors = firstErrors(error.fieldErrors);
    const state: ContactState =
      Object.keys(errors).length > 0
        ? { outcome: 'refused', typed, errors }
        : { outcome: 'failed', typed, error: error.message };
    return data(state, { status: error.status });
  }
}

/** Without JavaScript, the same message on the same day gets the same idempotency key. */
async function keyOf(typed: Readonly<Record<ContactField, string>>, nowMs: number): Promise<string> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(JSON.stringify([day, typed]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `form-${[...digest.slice(0, 20)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function firstErrors(fieldErrors: FieldErrors): Partial<Record<ContactField, string>> {
  const entries = CONTACT_FIELDS.map((name) => [name, fieldErrors[name]?.[0]] as const);
  return Object.fromEntries(entries.filter(([, message]) => message));
}
