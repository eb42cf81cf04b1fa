import { data } from 'react-router';
import { Contact } from '../features/contact/contact.tsx';
import type { ContactState } from '../features/contact/contact-state.ts';
import { holidayOf } from '../features/contact/holiday-of.ts';
import { sendMessage } from '../features/contact/send-message.ts';
import { documentMeta } from '../features/documents/document-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageError } from '../lib/page-error.ts';
import { getSeam } from '../lib/seam.ts';
import { jsonLd } from '../lib/seo/json-ld.ts';
import { operatorData } from '../lib/seo/site-data.ts';
import { startPage } from '../lib/start-page.ts';
import { readText } from '../lib/texts/calls.ts';
import type { Route } from './+types/contact';

export async function loader(args: Route.LoaderArgs) {
  const { api, operator, market, locale, nowMs } = getSeam(args);
  const [{ fields: words }, { site, saying }] = await Promise.all([
    api.call(readText, { params: { id: 'contact' } }),
    startPage(args, 'pages'),
  ]).catch((error) => {
    throw pageError(error);
  });
  const t = translatorFor(site.locale);
  const texts = { title: words.title ?? t('pages.contact.title'), lead: words.lead ?? t('pages.contact.lead') };
  const described = operator ? [jsonLd(operatorData(operator, site))] : [];
  return {
    saying,
    words,
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
  const { operator, holiday, words } = loaderData;
  return <Contact operator={operator} holiday={holiday} words={words} state={actionData} />;
}
