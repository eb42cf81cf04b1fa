import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { markedLine } from '../replies/reply-text.ts';
import { factsOf, spokenValues } from './facts.ts';
import type { Letter, LetterItem, LetterLink } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { MailTemplate, MailValues } from './template.ts';
import { greetableName, paragraphsOf, webLink } from './untrusted-text.ts';

/** A mail ready to be sent, in two forms. `unsubscribeLink` as in `Mail`. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeLink?: string;
  replyTo?: string;
}

/**
 * A mail in the recipient's language, as plain text and as HTML that loads no external resources.
 *
 * values           may be hostile: names are escaped, and omitted where mail programs would turn them into links.
 * site.publicUrl   the site's address without a trailing slash.
 * translate        says the mail's texts; by default as they hold.
 * @throws Error for a link that is neither http nor https, which is a bug.
 */
export function renderMail<V extends MailValues>(
  locale: Locale,
  template: MailTemplate<V>,
  values: V,
  site: LetterSite,
  translate = getTranslator(locale),
): RenderedMail {
  const letter = composeLetter(locale, template, values, site, translate);
  const { stop, reply } = template;
  const replyTo = reply && values[reply[1]];
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(stop && { unsubscribeLink: webLink(String(values[stop.oneClick])) }),
    ...(replyTo ? { replyTo: String(replyTo) } : {}),
  };
}

/** The site as described in every mail: its origin and its name. */
export interface LetterSite {
  readonly publicUrl: string;
  readonly market: { readonly name: string };
}

function checked(item: LetterItem): LetterItem {
  return { ...item, link: { ...item.link, url: webLink(item.link.url) } };
}

function composeLetter<V extends MailValues>(
  locale: Locale,
  template: MailTemplate<V>,
  values: V,
  { publicUrl, market }: LetterSite,
  translate: Translate,
): Letter {
  const { kind } = template;
  const said = spokenValues(locale, values);
  const say = (id: MessageId) => translate(id, said);
  const sayAll = (ids: MailTemplate<V>['paragraphs'] = []) => (typeof ids === 'function' ? ids(values) : ids).map(say);
  const link = ([label, value]: readonly [MessageId, keyof V]): LetterLink => ({
    label: say(label),
    url: webLink(String(values[value])),
  });
  const quoted = template.quote && paragraphsOf(String(values[template.quote[1]]));
  const name = greetableName(values.name);
  return {
    locale,
    subject: say(`mail.${kind}.subject`),
    preheader: say(`mail.${kind}.preheader`),
    replyLine: template.reply && values[template.reply[1]] ? markedLine(say(template.reply[0])) : undefined,
    heading: say(`mail.${kind}.heading`),
    greeting: name ? translate('mail.greeting', { name }) : say('mail.greetingPlain'),
    paragraphs: sayAll(template.paragraphs),
    facts: template.facts && factsOf(template.facts, values, locale, translate),
    quote: template.quote && quoted?.length ? { label: say(template.quote[0]), paragraphs: quoted } : undefined,
    items: template.items?.(values, (id, more) => translate(id, { ...said, ...more })).map(checked),
    button: template.button && { ...link(template.button), fallback: say('mail.linkBelow') },
    aside: template.aside && { text: say(template.aside.text), links: [link(template.aside.link)] },
    warning: template.warning && { text: say(template.warning.text), links: template.warning.links.map(link) },
    smallPrint: sayAll(template.smallPrint),
    site: { url: webLink(publicUrl), name: market.name, tagline: say('frame.tagline') },
    footer: {
      text: say('mail.footer'),
      links: [
        { label: say('mail.writeToUs'), url: webLink(`${publicUrl}/contact`) },
        ...(template.stop ? [link(template.stop.link)] : []),
        ...(template.stop?.all ? [link(template.stop.all)] : []),
      ],
    },
  };
}
