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

/** A mail that is ready to be sent: two forms of the same text. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
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
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
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
  const name = greetableName(values.name);
  return {
    locale,
    subject: say(`mail.${kind}.subject`),
    preheader: say(`mail.${kind}.preheader`),
    heading: say(`mail.${kind}.heading`),
    greeting: name ? translate('mail.greeting', { name }) : say('mail.greetingPlain'),
    paragraphs: sayAll(plan.paragraphs),
    facts: plan.facts && factsOf(plan.facts, values, locale, translate),
    quote: plan.quote && { label: say(plan.quote[0]), paragraphs: paragraphsOf(String(values[plan.quote[1]])) },
    button: plan.button && { ...link(plan.button), fallback: say('mail.linkBelow') },
    aside: plan.aside && { text: say(plan.aside.text), links: [link(plan.aside.link)] },
    warning: plan.warning && { text: say(plan.warning.text), links: plan.warning.links.map(link) },
    smallPrint: sayAll(plan.smallPrint),
    site: { url: webLink(publicUrl), tagline: say('frame.tagline') },
    footer: {
      text: say('mail.footer'),
      links: [{ label: say('mail.writeToUs'), url: webLink(`${publicUrl}/contact`) }],
    },
  };
}
