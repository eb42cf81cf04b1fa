import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeForms, FORM_IDS } from './code-forms.ts';
import { FIELD_NAMES } from './fields.ts';
import { rules } from './index.ts';
import { READING_MESSAGES, RULE_IDS, type RuleMessageId } from './messages.ts';
import { PAY_UNITS } from './pay.ts';

const FOLDER = new URL('../../i18n/locales/', import.meta.url);
const LANGUAGES = readdirSync(FOLDER).sort();

function readTexts(language: string): Record<RuleMessageId, string> {
  return JSON.parse(readFileSync(new URL(`${language}/kinds.rules.json`, FOLDER), 'utf8'));
}

/** All possible message ids, built from the parts that ids are made of. */
const EVERY_ID: RuleMessageId[] = [
  ...RULE_IDS.flatMap((id) => [`rules.${id}.explanation`, `rules.${id}.source`] as const),
  ...FIELD_NAMES.flatMap((name) => [`rules.field.${name}.label`, `rules.field.${name}.missing`] as const),
  ...FORM_IDS.map((id) => `rules.form.${id}` as const),
  ...PAY_UNITS.map((unit) => `rules.pay.per.${unit}` as const),
  ...READING_MESSAGES,
];

test('six languages are checked', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'es', 'it', 'pl', 'uk']);
});

test.each(LANGUAGES)('%s has every message of the rules, and no others', (language) => {
  const texts = readTexts(language);
  expect(Object.keys(texts).sort()).toEqual([...EVERY_ID].sort());
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || /[“”"']{2}| {2}/.test(text))).toEqual([]);
});

test.each(LANGUAGES)('%s explains every rule in at most three short sentences', (language) => {
  const texts = readTexts(language);
  for (const { id, explanation } of rules) {
    expect(texts[explanation].split(/[.?!](?:\s|$)/).filter(Boolean).length, id).toBeLessThanOrEqual(3);
    expect(texts[explanation].length, id).toBeLessThanOrEqual(280);
  }
});

test.each(LANGUAGES)('%s names every act and article that a rule is based on', (language) => {
  const texts = readTexts(language);
  for (const { id, source } of rules) {
    // Ukrainian sets a longer dash.
    const said = texts[source.message].toLowerCase().replaceAll('—', '–');
    for (const { name, articles } of source.acts) {
      expect(said, id).toContain((/\d+\/\d+/.exec(name)?.[0] ?? name).toLowerCase());
      for (const article of articles)
        expect(said, id).toMatch(new RegExp(`(?<![\\d(])${article.replace(/[()]/g, '\\$&')}(?![\\d(])`));
    }
  }
});

test.each(LANGUAGES)(
  '%s gives examples that are the forms’ own, and fills the places that breaches fill',
  (language) => {
    const texts = readTexts(language);
    expect(texts['rules.field.plantOperator.missing']).toContain(codeForms.plantOperator.example);
    expect(texts['rules.field.herdNumber.missing']).toContain(codeForms.herd.example);
    expect(texts['rules.malformed']).toContain('{example}');
    expect(texts['rules.alcohol.refused']).toContain('{word}');
    expect(texts['rules.jobTitle.oneForm']).toMatch(/\{word\}.*\{both\}/);
    for (const unit of PAY_UNITS) expect(texts[`rules.pay.per.${unit}`]).toContain('{amount}');
  },
);

test('other languages contain no Polish except the names of acts', () => {
  const polish = readTexts('pl');
  for (const language of LANGUAGES.filter((each) => each !== 'pl')) {
    const same = EVERY_ID.filter((id) => readTexts(language)[id] === polish[id]);
    expect(same, language).toEqual([]);
  }
});
