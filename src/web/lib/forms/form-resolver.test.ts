import { expect, test } from 'vitest';
import type * as z from 'zod';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import {
  codeFormSchema,
  forgotPasswordFormSchema,
  loginSchema,
  registrationFormSchema,
} from '../../features/sessions/schemas.ts';
import { errorsOf, formResolver } from './form-resolver.ts';

const t = getTranslator('pl');
const right = {
  name: 'Hanka z Łowicza',
  email: 'hanka@example.pl',
  phone_number: '501 502 503',
  password: 'zielona krowa',
  password_confirmation: 'zielona krowa',
};

function wrong(schema: z.ZodType, values: Record<string, string>, translate = t) {
  const { error } = schema.safeParse(values);
  const errors = errorsOf(error?.issues ?? [], values, translate);
  return Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]));
}

test.each([
  [{ name: '' }, 'name', 'Podaj swoje imię albo nazwę.'],
  [{ name: 'ab' }, 'name', 'Nazwa jest za krótka: wpisz co najmniej 3 znaki.'],
  [{ name: 'a'.repeat(41) }, 'name', 'Nazwa jest za długa: zmieści się najwyżej 40 znaków.'],
  [{ email: '' }, 'email', 'Podaj adres e-mail.'],
  [{ email: 'hanka@' }, 'email', 'Wpisz poprawny adres e-mail.'],
  [{ phone_number: '' }, 'phone_number', 'Podaj numer telefonu.'],
  [
    { phone_number: '12' },
    'phone_number',
    'Wpisz poprawny numer telefonu, na przykład 501 502 503, 18 442 11 22 albo +380 44 123 45 67.',
  ],
  [
    { password: 'krótkie', password_confirmation: 'krótkie' },
    'password',
    'Hasło jest za krótkie: wpisz co najmniej 8 znaków.',
  ],
  [{ password_confirmation: '' }, 'password_confirmation', 'Powtórz hasło.'],
  [{ password_confirmation: 'zielona kura' }, 'password_confirmation', 'Hasła nie są takie same.'],
] as const)('registration with %j is invalid at %s', (change, field, message) => {
  expect(wrong(registrationFormSchema, { ...right, ...change })).toEqual({ [field]: message });
});

test('differing passwords are reported together with all other errors', () => {
  const values = { ...right, phone_number: '12', email: '', password_confirmation: 'inne hasło' };
  expect(Object.keys(wrong(registrationFormSchema, values)).sort()).toEqual([
    'email',
    'password_confirmation',
    'phone_number',
  ]);
});

test('each rule of the login form has its message', () => {
  expect(wrong(loginSchema, { email: '', password: '' })).toEqual({
    email: 'Podaj adres e-mail.',
    password: 'Wpisz hasło.',
  });
  expect(wrong(loginSchema, { email: 'x', password: 'krótkie' })).toEqual({
    email: 'Wpisz poprawny adres e-mail.',
    password: 'Hasło jest za krótkie: wpisz co najmniej 8 znaków.',
  });
  expect(wrong(codeFormSchema, { code: ' ' })).toEqual({ code: 'Wpisz kod.' });
  expect(wrong(forgotPasswordFormSchema, { email: 'x y' })).toEqual({ email: 'Wpisz poprawny adres e-mail.' });
});

test.each(LOCALE_IDS)('every message in %s has its number', (locale) => {
  const values = { ...right, name: 'ab', password: 'x', password_confirmation: 'y' };
  const messages = Object.values(wrong(registrationFormSchema, values, getTranslator(locale)));
  expect(messages.length).toBeGreaterThan(2);
  for (const message of messages) expect(message).not.toMatch(/[{}]|undefined|validation\./);
  expect(messages.join(' ')).toMatch(/3.*8/);
});

test('a form whose schema cannot be loaded is sent unchecked', async () => {
  const resolve = formResolver(() => Promise.reject(new TypeError('no network')), t);
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolve({ email: 'x' }, undefined, options)).toEqual({ values: { email: 'x' }, errors: {} });
});
