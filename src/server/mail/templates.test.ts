import { expect, test } from 'vitest';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { MAIL_KINDS, type MailKind, type MailValues, renderMail } from './templates.ts';

const SITE = { publicUrl: 'https://jarmark.example' };
const VALUES: MailValues[MailKind] & Record<string, unknown> = {
  name: 'Łucja Żółć',
  link: 'https://jarmark.example/verifyEmail/token_1',
  loginLink: 'https://jarmark.example/login',
  resetLink: 'https://jarmark.example/forgotPassword',
  contactLink: 'https://jarmark.example/contact',
  email: 'lucja@poczta.example',
  sizeBytes: 1_234_567,
  title: 'Miód lipowy z Beskidu',
  renewLink: 'https://jarmark.example/renew/token_2',
};
const render = (kind: MailKind, values: object = {}, locale: (typeof LOCALE_IDS)[number] = 'pl') =>
  renderMail(locale, kind, { ...VALUES, ...values } as never, SITE);

const ALL = LOCALE_IDS.flatMap((locale) => MAIL_KINDS.map((kind) => ({ locale, kind })));

test.each(ALL)('$kind in $locale says all it has to, in both forms', ({ locale, kind }) => {
  const { subject, text, html } = render(kind, {}, locale);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\bmail\.\w|undefined|\{\w+\}|\[object/);
  expect(text).toContain('Łucja Żółć');
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  for (const link of new Set(html.match(/(?<=href=")[^"]+/g))) expect(text.split('\n')).toContain(link);
});

test.each(ALL)('$kind in $locale loads nothing and is read on lines of 74 columns', ({ locale, kind }) => {
  const { text, html } = render(kind, {}, locale);
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)\b|url\(|@import|src=/i);
  expect(html.length).toBeLessThan(40_000);
  for (const line of text.split('\n')) expect([...line].length <= 74 || /^https:\S+$/.test(line), line).toBe(true);
});

test('a mail has one button at most, its address again to be copied, and the hours that it holds', () => {
  const { html, text } = render('resetPassword');
  expect(html.match(/<a class="button"/g)).toHaveLength(1);
  expect(html).toContain(`>${VALUES.link}</a>`);
  expect(text).toMatch(/Link działa przez godzinę i tylko raz\./);
  expect(render('verifyEmail').text).toContain('48 godzin');
  expect(render('exportReady').text).toMatch(/ZIP\s\(1,2\u00a0MB\)[\s\S]*3 dni/);
  expect(render('passwordChanged').html).not.toContain('<a class="button"');
});

test('HTML in a name or an address stays text', () => {
  const name = `<script>alert("1")</script>' onload='x`;
  const { html, text } = render('changeEmail', { name, email: '"><img/src=x>@zly.example' });
  expect(html).not.toMatch(/<script|<img|onload='/);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x');
  expect(text).toContain(name);
});

test('a name on several lines, or turned round, is one line of plain letters', () => {
  const { text, html, subject } = render('verifyEmail', { name: 'Ala\r\nBcc: x\u2028\u202Eab' });
  expect(text).toContain('Dzień dobry, Ala Bcc: x ab!\n');
  for (const part of [subject, text, html]) expect(part).not.toMatch(/[\r\u2028\u202e]|^Bcc/m);
});

test.each(['Wygrałeś! http://zly.example', 'www.zly.example', 'zly.example', 'ja@zly.example', 'x'.repeat(61), ' '])(
  'nobody is greeted as %j: whoever registers a stranger must not advertise by our mail',
  (name) => {
    const { text, html } = render('verifyEmail', { name });
    expect(text).toContain('Dzień dobry!\n');
    if (name.trim()) expect(text + html).not.toContain(name);
  },
);

test('a mail never links to anything but the web', () => {
  expect(() => render('verifyEmail', { link: 'javascript:alert(1)' })).toThrow('javascript:');
  expect(() => render('verifyEmail', { link: '' })).toThrow();
  expect(render('verifyEmail', { link: 'https://jarmark.example/a"b?c=1&d=2' }).html).toContain(
    'href="https://jarmark.example/a%22b?c=1&amp;d=2"',
  );
});
