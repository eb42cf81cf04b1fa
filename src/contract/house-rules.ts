import { z } from 'zod';

/**
 * What is not allowed here, as decisions name it, with the ground it stands on: the law, or the site's own terms
 * (DSA article 17, paragraph 3, points d and e). Each has its sentence in every language (`rule.<id>`).
 */
export const HOUSE_RULES = {
  illegalGoods: 'law',
  foodSafety: 'law',
  animalWelfare: 'law',
  protectedSpecies: 'law',
  intellectualProperty: 'law',
  pictureRights: 'law',
  personalData: 'law',
  hate: 'law',
  scam: 'law',
  misleading: 'law',
  fakeReviews: 'law',
  indecent: 'terms',
  offTopic: 'terms',
  spam: 'terms',
  duplicates: 'terms',
  contactInText: 'terms',
  manners: 'terms',
} as const satisfies Record<string, 'law' | 'terms'>;

export type HouseRule = keyof typeof HOUSE_RULES;
export const HOUSE_RULE_IDS = Object.keys(HOUSE_RULES) as [HouseRule, ...HouseRule[]];
export const houseRuleSchema = z.enum(HOUSE_RULE_IDS, { error: 'validation.ruleRequired' });

/**
 * What a moderator can decide.
 *
 * dismiss         nothing is wrong.
 * askChange       the thing stays as it is; its owner is asked to change it.
 * hide            nobody sees it until that is lifted; what is edited meanwhile stays hidden.
 * remove          it is gone, also for its owner; for as long as that can be appealed against it can come back.
 * suspendAccount  its owner may not write, and neither their listings nor their profile are shown, for a time or for good.
 */
export const ACTIONS = ['dismiss', 'askChange', 'hide', 'remove', 'suspendAccount'] as const;
export const actionSchema = z.enum(ACTIONS, { error: 'validation.unknownOption' });
export type ModerationAction = z.output<typeof actionSchema>;
