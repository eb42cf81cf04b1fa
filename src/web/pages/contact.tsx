import { data } from 'react-router';
import { Contact } from '../features/contact/contact.tsx';
import type { ContactState } from '../features/contact/contact-state.ts';
import { sendMessage } from '../features/contact/send-message.ts';
import { documentMeta } from '../features/documents/document-meta.ts';
import { getMessages } from '../lib/messages.ts';
import { getSeam } from '../lib/seam.ts';
import type { Route } from './+types/contact';

export function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl } = getSeam(args);
  return { site: { locale, publicUrl } };
}

export function action(args: Route.ActionArgs) {
  return sendMessage(args);
}

/** A failure on the way leaves the visitor on the page, with everything that was typed: its status stops all reloading. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return data<ContactState>(await serverAction());
  } catch {
    return data<ContactState>({ outcome: 'failed' }, { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const messages = getMessages(loaderData.site.locale);
  const texts = { title: messages._('pages.contact.title'), lead: messages._('pages.contact.lead') };
  return documentMeta(texts, '/contact', loaderData.site);
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return <Contact state={actionData} />;
}
