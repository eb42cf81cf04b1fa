import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { factsOf, spokenValues } from './facts.ts';
import type { Letter, LetterLink } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { PLANS, type Plan } from './plans.ts';
import { greetableName, paragraphsOf, webLink } from './untrusted-text.ts';
import type { MailKind, MailValues } from './values.ts';

export type { MailKind, MailValues };

/** A mail that is ready to be sent: two forms of the same text. `unsubscribeLink` as in `Mail`. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeLink?: string;
}

/** All kinds of mails. */
export const MAIL_KINDS = Object.keys(PLANS) as MailKind[];

/**
 * A mail in a person's language, as plain text and as HTML that loads nothing from anywhere.
 *
 * values           may be hostile: names are written as text, and left out where they would lead readers elsewhere.
 * site.publicUrl   the address of the site, without a slash at its end.
 * @throws Error for a link that is not http or https: such a mail is a fault of ours.
 */
export function renderMail<K extends MailKind>(
  locale: Locale,
  kind: K,
  values: MailValues[K],
  site: { publicUrl: string },
): RenderedMail {
  const letter = composeLetter(locale, kind, values, site.publicUrl);
  const { stop } = PLANS[kind];
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(stop && { unsubscribeLink: webLink(String(values[stop.oneClick])) }),
  };
}

function composeLetter<K extends MailKind>(locale: Locale, kind: K, values: MailValues[K], publicUrl: string): Letter {
  const translate = getTranslator(locale);
  const said = spokenValues(locale, values);
  const say = (id: MessageId) => translate(id, said);
  const plan = PLANS[kind] as Plan<MailValues[K]>;
  const sayAll = (ids: Plan<MailValues[K]>['paragraphs'] = []) =>
    (typeof ids === 'function' ? ids(values) : ids).map(say);
  const link = ([label, value]: readonly [MessageId, keyof MailValues[K]]): LetterLink => ({
    label: say(label),
    url: webLink(String(values[value])),
  });
  const quoted = plan.quote && paragraphsOf(String(values[plan.quote[1]]));
  const name = greetableName(values.name);
  return {
    locale,
    subject: say(`mail.${kind}.subject`),
    preheader: say(`mail.${kind}.preheader`),
    heading: say(`mail.${kind}.heading`),
    greeting: name ? translate('mail.greeting', { name }) : say('mail.greetingPlain'),
    paragraphs: sayAll(plan.paragraphs),
    facts: plan.facts && factsOf(plan.facts, values, locale, translate),
    quote: plan.quote && quoted?.length ? { label: say(plan.quote[0]), paragraphs: quoted } : undefined,
    button: plan.button && { ...link(plan.button), fallback: say('mail.linkBelow') },
    aside: plan.aside && { text: say(plan.aside.text), links: [link(plan.aside.link)] },
    warning: plan.warning && { text: say(plan.warning.text), links: plan.warning.links.map(link) },
    smallPrint: sayAll(plan.smallPrint),
    site: { url: webLink(publicUrl), tagline: say('frame.tagline') },
    footer: {
      text: say('mail.footer'),
      links: [
        { label: say('mail.writeToUs'), url: webLink(`${publicUrl}/contact`) },
        ...(plan.stop ? [link(plan.stop.link)] : []),
      ],
    },
  };
}
