import { expect, test } from 'vitest';
import { planMarket } from '#demo/market.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { checkRules } from '#kinds/rules/check.ts';
import { ASKED_TOPICS, BLOCKED_TOPICS } from '#kinds/rules/goods/topics.ts';
import type { Post } from '#kinds/rules/rule.ts';
import { figuresOf } from '../text-figures.ts';
import { guiltyTexts } from './guilty-texts.ts';
import { innocentTexts } from './innocent-texts.ts';
import { isHeldBack, type JudgedText } from './judged-text.ts';

const MIN_RECALL = 0.95;
const MAX_FALSE_ALARMS = 0.02;
const HERD: readonly string[] = ['cattle', 'pigs', 'sheep', 'goats'];

const postOf = ({ title, description, categoryId }: Pick<Post, 'title' | 'description' | 'categoryId'>): Post => ({
  ...{ title, description, categoryId },
  tags: [],
  details: {},
});

function topicsIn(text: JudgedText): string[] {
  return checkRules(postOf(text)).flatMap(({ ruleId, topic }) => {
    if (ruleId === 'alcohol') return ['alcohol'];
    return topic ? [HERD.includes(topic) ? 'herd' : topic] : [];
  });
}

test.each([
  ['seen while the words were chosen', false],
  ['held back', true],
] as const)('forbidden goods are found and innocent ones are not, in texts %s', (name, held) => {
  const half = (texts: readonly JudgedText[]) => texts.filter((text) => isHeldBack(text) === held);
  const texts = { guilty: half(guiltyTexts), innocent: half(innocentTexts) };
  const { recall, falseAlarms, missed, alarmed } = figuresOf(
    texts,
    (text) => topicsIn(text).some((topic) => topic === text.topic),
    (text) => topicsIn(text).length > 0,
  );
  const figures = `recall ${recall.toFixed(3)}, false alarms ${falseAlarms.toFixed(3)}`;
  console.log(`${texts.guilty.length} guilty and ${texts.innocent.length} innocent texts ${name}: ${figures}`);
  // Prints no held-out texts, so that words are not chosen by them.
  if (!held)
    for (const text of [...missed, ...alarmed]) console.log(`${text.topic}: ${text.title} (${topicsIn(text)})`);
  expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
  expect(falseAlarms).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
});

test('there are many texts in both halves, of every topic, in existing categories', () => {
  const all = [...guiltyTexts, ...innocentTexts];
  expect(guiltyTexts.length).toBeGreaterThanOrEqual(200);
  expect(innocentTexts.length).toBeGreaterThanOrEqual(200);
  expect(all.filter(isHeldBack).length / all.length).toBeGreaterThan(0.45);
  expect(all.filter(isHeldBack).length / all.length).toBeLessThan(0.55);
  const topics = new Set(guiltyTexts.map(({ topic }) => topic));
  const expected = [...BLOCKED_TOPICS, ...ASKED_TOPICS.filter((topic) => !HERD.includes(topic)), 'herd', 'alcohol'];
  expect([...topics].sort()).toEqual(expected.sort());
  for (const { categoryId } of all) expect(categoryId === null || categoriesById.has(categoryId)).toBe(true);
});

test('no listing of the demo market is refused for its goods', () => {
  const market = planMarket(Date.UTC(2026, 10, 21, 12));
  const refused = market.filter((listing) => checkRules(postOf(listing)).some(({ ruleId }) => ruleId === 'goods'));
  expect(refused.map(({ title }) => title)).toEqual([]);
});
