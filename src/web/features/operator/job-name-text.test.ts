import { expect, test } from 'vitest';
import { JOB_NAMES } from '#contract/operator/job-names.ts';
import { readMessages } from '#i18n/catalog.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { jobNameText } from './job-name-text.ts';

const said = (locale: (typeof LOCALE_IDS)[number]): Translate => {
  const messages = readMessages(locale);
  return (id) => messages[id] ?? '';
};

test.each(LOCALE_IDS)('in %s each kind of job has a name of its own', (locale) => {
  const names = JOB_NAMES.map((name) => jobNameText(name, said(locale)));
  expect(names.filter((name) => name === '' || /^\w+\.\w+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(JOB_NAMES.length);
});

test('a job that this version does not know is shown by its id', () => {
  expect(jobNameText('carrots.count', said('pl'))).toBe('carrots.count');
});
