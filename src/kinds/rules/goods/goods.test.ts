import { expect, test } from 'vitest';
import { checkRules } from '../check.ts';
import { ruleFieldsFor } from '../for-category.ts';
import type { Post } from '../rule.ts';
import { startsNearly } from './nearly.ts';
import { ASKED_TOPICS, CATEGORY_OF } from './topics.ts';

const postOf = (text: Pick<Post, 'title' | 'description' | 'categoryId'>, more: Partial<Post> = {}): Post => ({
  ...text,
  tags: [],
  details: {},
  ...more,
});

test('every topic that asks for a number has a category that requires one', () => {
  for (const topic of ASKED_TOPICS)
    expect(
      ruleFieldsFor(CATEGORY_OF[topic], []).some(({ required }) => required),
      topic,
    ).toBe(true);
});

test('puppies in another category are refused at the title, until their category is chosen or the seller disputes it', () => {
  const puppies = { title: 'Szczeniaki labrador', description: 'Zaszczepione, 900 zł.', categoryId: 608 };
  const goodsIn = (post: Post) => checkRules(post).filter(({ ruleId }) => ruleId === 'goods');
  expect(goodsIn(postOf(puppies))).toEqual([
    {
      ruleId: 'goods',
      field: 'title',
      severity: 'refuse',
      message: 'rules.goods.dogs',
      values: { word: 'Szczeniaki' },
      topic: 'dogs',
    },
  ]);
  expect(goodsIn(postOf(puppies, { disputed: ['dogs'] }))).toEqual([]);
  expect(checkRules(postOf({ ...puppies, categoryId: 512 })).map(({ field }) => field)).toEqual([
    'details.breederNumber',
  ]);
});

test('giving puppies away is not a sale, unless the ad has a price', () => {
  const puppies = { title: 'Oddam szczeniaki w dobre ręce', description: 'Za darmo.', categoryId: 608 };
  const topics = (more: Partial<Post>) => checkRules(postOf(puppies, more)).map(({ topic }) => topic);
  expect(topics({})).toEqual([]);
  expect(topics({ isPriced: true })).toEqual(['dogs']);
  expect(topics({ description: 'Oddam za 50 zł.' })).toEqual(['dogs']);
});

test('a finding of forbidden goods cannot be disputed', () => {
  const post = postOf({ title: 'Tytoń krajanka', description: 'Z działki.', categoryId: 118 });
  const disputed = ['tobacco'] as unknown as Post['disputed'] & object;
  expect(checkRules({ ...post, disputed }).some(({ topic }) => topic === 'tobacco')).toBe(true);
});

test.each([
  ['szczeniak', true],
  ['sczeniak', true],
  ['szczenniaki', true],
  ['szczneiak', true],
  ['szczebiot', false],
  ['kaczeniak', false],
  ['szczen', false],
])('%s may be a misspelled szczeniak: %s', (word, expected) => {
  expect(startsNearly(word, 'szczeniak')).toBe(expected);
});
