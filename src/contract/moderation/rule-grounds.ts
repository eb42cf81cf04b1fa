// Data only, so that pages need not load the contract's schemas for it.

/**
 * The house rules, as decisions name them, with their ground: the law, or the site's own terms (DSA article 17,
 * paragraph 3, points d and e). Each has a text in every language (`rule.<id>`).
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
