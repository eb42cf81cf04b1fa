import { expect, test } from 'vitest';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { MAIL_TEMPLATES } from '../../compose/mail-templates.ts';
import { QUEUED_MAILS } from '../../compose/mails.ts';
import { renderMail } from './render.ts';
import { aWaiting, sampleValues } from './sample-values.ts';
import type { MailKind } from './template.ts';

const MAIL_KINDS = Object.keys(MAIL_TEMPLATES) as MailKind[];

const SITE = { publicUrl: 'https://jarmark.example', market: { name: 'Jarmark' } };
const VALUES = sampleValues(SITE.publicUrl);
const render = (kind: MailKind, values: object = {}, locale: (typeof LOCALE_IDS)[number] = 'pl') =>
  renderMail(locale, MAIL_TEMPLATES[kind], { ...VALUES, ...values } as never, SITE);

const ALL = LOCALE_IDS.flatMap((locale) => MAIL_KINDS.map((kind) => ({ locale, kind })));

test.each(ALL)('$kind in $locale is complete in both forms', ({ locale, kind }) => {
  const { subject, text, html } = render(kind, {}, locale);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\bmail\.\w|undefined|\{\w+\}|\[object/);
  expect(text).toContain('Łucja Żółć');
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  for (const link of new Set(html.match(/(?<=href=")[^"]+/g))) expect(text.split('\n')).toContain(link);
});

test.each(ALL)('$kind in $locale loads nothing and fits in lines of 74 columns', ({ locale, kind }) => {
  const { text, html } = render(kind, {}, locale);
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)\b|url\(|@import|src=/i);
  expect(html.length).toBeLessThan(40_000);
  for (const line of text.split('\n')) expect([...line].length <= 74 || /^https:\S+$/.test(line), line).toBe(true);
});

test.each(MAIL_KINDS)('%s has the same name in the queue and in the catalogs', (kind) => {
  expect(MAIL_TEMPLATES[kind].kind).toBe(kind);
  if (kind in QUEUED_MAILS) expect(QUEUED_MAILS[kind as keyof typeof QUEUED_MAILS].kind).toBe(kind);
});

test('a mail has at most one button, with its URL to copy and its period of validity', () => {
  const { html, text } = render('resetPassword');
  expect(html.match(/<a class="button"/g)).toHaveLength(1);
  expect(html).toContain(`>${VALUES.link}</a>`);
  expect(text).toMatch(/Link działa przez godzinę i tylko raz\./);
  expect(render('verifyEmail').text).toContain('48 godzin');
  expect(render('exportReady').text).toMatch(/ZIP\s\(1,2\u00a0MB\)[\s\S]*3 dni/);
  expect(render('passwordChanged').html).not.toContain('<a class="button"');
});

test('a mail about a credential states its last day', () => {
  expect(render('credentialEnding').text).toContain('5 grudnia 2026');
});

test('HTML in a name or address is escaped', () => {
  const name = `<script>alert("1")</script>' onload='x`;
  const { html, text } = render('changeEmail', { name, email: '"><img/src=x>@zly.example' });
  expect(html).not.toMatch(/<script|<img|onload='/);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x');
  expect(text).toContain(name);
});

test('line breaks and bidirectional characters are removed from a name', () => {
  const { text, html, subject } = render('verifyEmail', { name: 'Ala\r\nBcc: x\u2028\u202Eab' });
  expect(text).toContain('Dzień dobry, Ala Bcc: x ab!\n');
  for (const part of [subject, text, html]) expect(part).not.toMatch(/[\r\u2028\u202e]|^Bcc/m);
});

test.each(['Wygrałeś! http://zly.example', 'www.zly.example', 'zly.example', 'ja@zly.example', 'x'.repeat(61), ' '])(
  'nobody is greeted as %j, since registering a stranger must not send advertising',
  (name) => {
    const { text, html } = render('verifyEmail', { name });
    expect(text).toContain('Dzień dobry!\n');
    if (name.trim()) expect(text + html).not.toContain(name);
  },
);

test('a mail links only to http and https', () => {
  expect(() => render('verifyEmail', { link: 'javascript:alert(1)' })).toThrow('javascript:');
  expect(() => render('verifyEmail', { link: '' })).toThrow();
  expect(render('verifyEmail', { link: 'https://jarmark.example/a"b?c=1&d=2' }).html).toContain(
    'href="https://jarmark.example/a%22b?c=1&amp;d=2"',
  );
});

test.each(LOCALE_IDS)(
  'a statement of reasons in %s contains the action, the reason, the rule, who decided and how to appeal',
  (locale) => {
    const say = getTranslator(locale);
    for (const action of ['askChange', 'hide', 'remove', 'suspendAccount'] as const) {
      const { subject, text, html } = render('decisionMade', { action }, locale);
      const words = text.replace(/\s+/g, ' ');
      expect(subject).toContain('D-17');
      for (const part of [
        say('mail.thing.listing', { title: 'Miód lipowy z Beskidu' }),
        say(`action.${action}`),
        say(`mail.decisionMade.${action}`),
        say('rule.foodSafety'),
        say('ground.law'),
        say('mail.decisionMade.reported'),
        say('mail.redress'),
        'Ser nie ma oznaczeń zakładu.',
        '2027',
      ])
        expect(words).toContain(part.replace(/\s+/g, ' '));
      expect(html).toContain(`href="${VALUES.link}"`);
    }
  },
);

test('a suspension states its end or that it is permanent; other decisions do not mention one', () => {
  expect(render('decisionMade').text).toContain('Jak długo: do 15 sierpnia 2026 23:30');
  expect(render('decisionMade', { suspendedUntil: null }).text).toContain('Jak długo: bezterminowo');
  expect(render('decisionMade', { action: 'hide' }).text).not.toMatch(/zawiesz/i);
});

test('a moderator’s paragraphs are kept in both forms', () => {
  const { text, html } = render('decisionMade');
  expect(text).toContain('Uzasadnienie moderacji:\n> Ser nie ma oznaczeń zakładu.\n>\n> Prosimy o ich uzupełnienie.\n');
  expect(html).toMatch(/zakładu\.<\/p>\n<p[^>]*>Prosimy o\u00a0ich uzupełnienie\.<\/p>/);
});

test('a reporter is told whether action was taken', () => {
  expect(render('reportDecided', { action: 'dismiss', rule: null }).text).toContain('nie znaleźliśmy naruszenia');
  expect(render('reportDecided', { action: 'dismiss', rule: null }).text).not.toContain('Podstawa');
  const { text } = render('reportDecided', { action: 'hide', rule: 'spam', reference: 'Z-3' });
  expect(text).toMatch(
    /zgłoszenie było\ssłuszne[\s\S]*Numer zgłoszenia: Z-3[\s\S]*Ukrycie[\s\S]*Niezgodne z regulaminem/,
  );
});

test.each(LOCALE_IDS)(
  'a mail about messages in %s contains sender, listing, count and a link to switch such mails off',
  (locale) => {
    const say = getTranslator(locale);
    const { subject, text, html, unsubscribeLink } = render('messagesWaiting', {}, locale);
    expect(subject).toMatch(/3.*Zofia Gąsienica/);
    expect(text).toContain('> Czy oscypki są jeszcze do kupienia?');
    expect(text.replace(/\s+/g, ' ')).toContain(`${say('mail.fact.about')}: Miód lipowy z Beskidu`);
    expect(text).toContain(`${say('mail.messagesWaiting.stop')}:\n${VALUES.stopLink}`);
    expect(html).toContain(`href="${VALUES.stopLink}"`);
    expect(unsubscribeLink).toBe('https://jarmark.example/api/mails/stop/token_3');
    expect(render('messagesWaiting', { count: 1 }, locale).subject).not.toMatch(/\d/);
  },
);

test.each(LOCALE_IDS)(
  'a mail about several conversations in %s lists the first ones and counts the others',
  (locale) => {
    const say = getTranslator(locale);
    const { subject, text, html } = render('conversationsWaiting', { count: 6 }, locale);
    expect(subject).toMatch(/^\D*4\D*$/);
    expect(text).toContain('Zofia Gąsienica – Oscypki z Zakopanego\n> Czy oscypki są jeszcze do kupienia?\n');
    expect(text).toMatch(/^Jan Żak\n(?!>)/m);
    expect(text.match(/^https:\/\/jarmark\.example\/conversation\/7$/gm)).toHaveLength(2);
    expect(text.replace(/\s+/g, ' ')).toContain(say('mail.conversationsWaiting.more', { moreCount: 2 }));
    expect(html.match(/<a class="button"/g)).toHaveLength(1);
    expect(text).toContain(`${say('mail.messagesWaiting.stop')}:\n${VALUES.stopLink}`);
    expect(render('conversationsWaiting', { moreCount: 0 }, locale).subject).toMatch(/^\D*2\D*$/);
  },
);

test('a mail about messages omits a missing listing or text', () => {
  const { text } = render('messagesWaiting', { title: '', excerpt: '' });
  expect(text).not.toMatch(/W sprawie|Ostatnia|^>/m);
});

test.each(LOCALE_IDS)('a buyer in %s is told what was paid for what, until when, and how to withdraw', (locale) => {
  const say = getTranslator(locale);
  const { subject, text } = render('paymentReceived', {}, locale);
  const words = text.replace(/\s+/g, ' ');
  expect(subject).toMatch(/39[,.]00\szł/);
  for (const part of [
    say('mail.bought.plan', { plan: say('pages.plan.extended'), title: 'Miód lipowy z Beskidu' }),
    `${say('mail.fact.invoice')}: FV/2026/11/0001`,
    say('mail.payment.sample'),
  ])
    expect(words).toContain(part.replace(/\s+/g, ' '));
  expect(words.match(/2026/g)?.length).toBeGreaterThanOrEqual(3);
});

test('only mails that can be switched off have an unsubscribe link', () => {
  const offering = MAIL_KINDS.filter((kind) => render(kind).unsubscribeLink);
  expect(offering).toEqual([
    'commentReceived',
    'listingExpiring',
    'listingExpired',
    'messagesWaiting',
    'conversationsWaiting',
    'searchFound',
    'searchesFound',
    'newsArrived',
    'newsDigest',
    'credentialEnding',
  ]);
});

test.each([
  ['owner', 'granted', 'już nie obowiązuje'],
  ['owner', 'rejected', 'pozostaje w mocy'],
  ['reporter', 'granted', 'rozpatrzymy od nowa'],
  ['reporter', 'rejected', 'w sprawie twojego zgłoszenia'],
] as const)('the mail about an appeal by the %s that was %s states the outcome', (by, outcome, words) => {
  const text = render('appealDecided', { by, outcome }).text.replace(/\s+/g, ' ');
  expect(text).toContain(words);
  expect(text).toContain('> Zdjęcie etykiety niczego nie zmienia.');
  expect(text.includes('organu pozasądowego')).toBe(outcome === 'rejected');
});

const TRUST_KINDS = ['reportReceived', 'reportDecided', 'decisionMade', 'decisionLifted', 'appealDecided'] as const;
const TEMPTING = [
  'Wejdź na https://zly.example/wygrana',
  'zly.example',
  'www.zly.example',
  'pisz: ja@zly.example',
  'HTTP://ZLY.EXAMPLE',
  'mailto:ja@zly.example',
  'żółw.example i 1.2.3.4:80',
];

test.each(TEMPTING)('text by others does not become a link: %j', (words) => {
  const foreign = { sender: words, excerpt: words, name: words };
  const conversations = [aWaiting(SITE.publicUrl, { sender: words, title: words, excerpt: words })];
  const values = { conversations, title: words, explanation: `Pierwszy.\n${words}`, answer: words, ...foreign };
  for (const kind of [...TRUST_KINDS, 'messagesWaiting', 'conversationsWaiting'] as const) {
    const { subject, text, html } = render(kind, values);
    const own = /(https:\/\/)?jarmark\.example(\/\S*)?/g;
    if (kind !== 'messagesWaiting') expect(subject).not.toMatch(/zly|żółw/i);
    for (const form of [subject, text, withoutTags(html)]) {
      expect(form.replace(own, '')).not.toMatch(/:\/\/|www\.|[\p{L}\p{N}]@|[\p{L}\p{N}]\.(zly|example)/iu);
    }
    expect(html.match(/href="(?!https:\/\/jarmark\.example)/g)).toBeNull();
  }
});

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

test('HTML in text by others is escaped', () => {
  const evil = '<a href="https://zly.example">kliknij</a>';
  const { html } = render('decisionMade', { title: evil, explanation: evil });
  expect(html).not.toContain('<a href="https://zly');
  expect(html).toContain('&lt;a href=&quot;');
});
