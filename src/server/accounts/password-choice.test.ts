import { expect, test } from 'vitest';
import { forgotPassword, login, register, resetPassword } from '#contract/accounts/accounts.ts';
import { changePassword } from '#contract/accounts/settings.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const form = {
  name: 'Halina Wrońska',
  email: 'Hala.Wronska@pasieka.example',
  password: 'pachnący chleb',
  phone_number: '501 502 503',
};

const messages = {
  blank: /^Same spacje i niewidoczne znaki to za mało\. Połącz trzy słowa/,
  personal: /^To hasło składa się głównie z tego, co inni o tobie wiedzą.*Połącz trzy słowa/,
  common: /^To hasło ma wiele osób.*Połącz trzy słowa/,
  pattern: /^Daty, powtórzenia i sąsiednie klawisze.*Połącz trzy słowa/,
};

test.each([
  ['password', messages.common],
  ['12345678', messages.common],
  ['haslo123', messages.common],
  ['zaq12wsx', messages.common],
  ['P@ssw0rd!', messages.common],
  ['Krzysztof1', messages.common],
  ['        ', messages.blank],
  ['\u200b\u2060\u200d\u200b\u200b\u00a0\u3000\u200b', messages.blank],
  ['abcdefghij', messages.pattern],
  ['krowakrowa', messages.pattern],
  ['12.05.1984', messages.pattern],
  ['halinawronska', messages.personal],
  ['Wrońska-Halina-85', messages.personal],
  ['hala.wronska@pasieka.example', messages.personal],
  ['aksnorwanilah', messages.personal],
  ['501502503', messages.personal],
  ['Jarmark2024!', messages.personal],
])('%j is refused as the password of a new account', async (password, message) => {
  await expect(app.api().call(register, { body: { ...form, password } })).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { password: [expect.stringMatching(message)] },
  });
  expect(await app.client.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test.each(['pachnący chleb', 'obce hasło', 'Zielona-furtka-77', 'wrona i halny nad stodołą'])(
  '%j is accepted',
  async (password) => {
    expect((await app.api().call(register, { body: { ...form, password } })).success).toBe(true);
  },
);

test("a password cannot be changed to a common one or to the owner's name", async () => {
  const person = await aPerson(app, { name: 'Gryzelda Zając' });
  for (const password of ['haslo123', 'gryzelda.zajac1']) {
    await expect(person.api.call(changePassword, { body: { password } })).rejects.toMatchObject({
      fieldErrors: { password: [expect.any(String)] },
    });
  }
  expect((await app.api().call(login, { body: { email: person.email, password: person.password } })).success).toBe(
    true,
  );
});

test('a reset link refuses a common password and is not consumed by the attempt', async () => {
  const person = await aPerson(app, { name: 'Gryzelda Zając' });
  await app.api().call(forgotPassword, { body: { email: person.email } });
  const token = /token=([\w-]+)/.exec((await app.mails(2))[1]?.text ?? '')?.[1] ?? '';
  for (const password of ['haslo123', 'gryzelda.zajac1', '        ']) {
    await expect(app.api().call(resetPassword, { body: { token, password } })).rejects.toMatchObject({
      fieldErrors: { password: [expect.any(String)] },
    });
  }
  await app.api().call(resetPassword, { body: { token, password: 'świeże masło' } });
  expect((await app.api().call(login, { body: { email: person.email, password: 'świeże masło' } })).success).toBe(true);
});

test.each(LOCALE_IDS)('the reason and a suggestion are given in %s', async (locale) => {
  const said = new Set<string>();
  for (const password of ['haslo123', '        ', 'abcdefghij', 'halinawronska']) {
    const error = await app
      .api(locale)
      .call(register, { body: { ...form, password } })
      .catch((each) => each);
    const [message] = error.fieldErrors.password;
    expect(message).toMatch(/^.{15,}[.] .{20,}[.]$/);
    said.add(message);
  }
  expect(said.size).toBe(4);
});
