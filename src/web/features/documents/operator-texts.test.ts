import { expect, test } from 'vitest';
import type { Operator } from '#contract/settings/operator.ts';
import type { DocumentName } from '#contract/web-seam.ts';
import { readDocument } from '#i18n/documents.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { fillDocument } from './fill-document.ts';
import { operatorTexts } from './operator-texts.ts';

const operator: Operator = {
  name: 'Stowarzyszenie Pod Lipą',
  address: ['ul. Lipowa 3', '33-300 Nowy Sącz'],
  email: 'kontakt@podlipa.example',
  phone: '+48 18 443 56 00',
  taxId: '1234563218',
  register: '0000123456',
};
const NAMING: readonly DocumentName[] = ['terms', 'cookie-policy', 'about'];

async function textOf(name: DocumentName, locale: (typeof LOCALE_IDS)[number], who: Operator | null) {
  const document = fillDocument(await readDocument(name, locale, 'Jarmark'), operatorTexts(who, getTranslator(locale)));
  return JSON.stringify(document);
}

test.each(LOCALE_IDS)('in %s every document that mentions the operator names them', async (locale) => {
  for (const name of NAMING) {
    const text = await textOf(name, locale, operator);
    expect(text, name).toContain(operator.name);
    expect(text, name).not.toMatch(/\{\w+\}/);
  }
});

test.each(LOCALE_IDS)("in %s the terms state the operator's address and registration", async (locale) => {
  const text = await textOf('terms', locale, operator);
  for (const detail of [
    'ul. Lipowa 3, 33-300 Nowy Sącz',
    '123-456-32-18',
    '0000123456',
    operator.email,
    operator.phone,
  ])
    expect(text).toContain(detail);
});

test.each(LOCALE_IDS)('in %s a demo says that it is one and invents nobody', async (locale) => {
  const t = getTranslator(locale);
  expect(await textOf('terms', locale, null)).toContain(t('documents.runsDemo'));
  expect(await textOf('terms', locale, null)).toContain(t('documents.controlsDemo'));
  for (const name of NAMING) expect(await textOf(name, locale, null), name).not.toMatch(/\{\w+\}/);
});

test('missing registration numbers are left out', async () => {
  const text = await textOf('terms', 'pl', { ...operator, phone: null, taxId: null, register: null });
  expect(text).toContain('(ul. Lipowa 3, 33-300 Nowy Sącz, e-mail kontakt@podlipa.example)');
});
