import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import { findGoods } from '#kinds/rules/goods/read-goods.ts';
import type { AskedTopic } from '#kinds/rules/goods/topics.ts';
import type { Finding } from './finding.ts';
import type { LookedListing } from './repository.ts';

const RULE_OF: Readonly<Record<AskedTopic, HouseRule>> = {
  dogs: 'animalWelfare',
  cats: 'animalWelfare',
  rawMilk: 'foodSafety',
  cattle: 'illegalGoods',
  pigs: 'illegalGoods',
  sheep: 'illegalGoods',
  goats: 'illegalGoods',
  horses: 'illegalGoods',
};

/** What a listing still seems to offer although its seller disputes it: only a human can decide. */
export function detectDisputedGoods({
  title,
  description,
  category_id: categoryId,
  disputed,
  is_priced: isPriced,
}: LookedListing): Finding | null {
  if (disputed.length === 0) return null;
  const found = findGoods({ title, description, categoryId, isPriced, tags: [], details: {} });
  const topics = disputed.filter((topic) => found.some((each) => each.topic === topic));
  const [first] = topics;
  if (!first) return null;
  return {
    kind: 'disputedGoods',
    severity: 1,
    rule: RULE_OF[first],
    words: found.filter(({ topic }) => topics.some((each) => each === topic)).map(({ word }) => word),
    listingIds: [],
    count: null,
    traces: topics,
  };
}
