import { data } from 'react-router';
import { Contact } from '../features/contact/contact.tsx';
import type { ContactState } from '../features/contact/contact-state.ts';
import { holidayOf } from '../features/contact/holiday-of.ts';
import { sendMessage } from '../features/contact/send-message.ts';
import { documentMeta } from '../features/documents/document-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import { getSeam } from '../lib/seam.ts';
import { jsonLd } from '../lib/seo/json-ld.ts';
import { operatorData } from '../lib/seo/site-data.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/contact';

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'pages');
  const { operator, market, locale, nowMs } = getSeam(args);
  const t = translatorFor(site.locale);
  const texts = { title: t('pages.contact.title'), lead: t('pages.contact.lead') };
  const described = operator ? [jsonLd(operatorData(operator, site))] : [];
  return {
    saying,
    operator,
    holiday: holidayOf(market, locale, nowMs),
    meta: [...documentMeta(texts, '/contact', site), ...described],
  };
}

export function action(args: Route.ActionArgs) {
  return sendMessage(args);
}

/** A network failure keeps the visitor on the page with their input; the error status prevents a revalidation. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return data<ContactState>(await serverAction());
  } catch {
    return data<ContactState>({ outcome: 'failed' }, { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Contact operator={loaderData.operator} holiday={loaderData.holiday} state={actionData} />;
}
