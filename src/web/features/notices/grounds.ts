import type * as HouseRules from '#contract/house-rules.ts';

/*
 * What pages say of the contract without its schemas, which only those who write need. That the grounds are the
 * contract's is held by their type.
 */

/** What each rule stands on: the law, or the site's own terms. */
export const GROUNDS: typeof HouseRules.HOUSE_RULES = {
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
};

/** A test holds it. */
export const APPEAL_MAX_LENGTH = 4_000;
