import { acts } from './acts.ts';
import { codeForms } from './code-forms.ts';
import type { RuleId } from './messages.ts';
import type { CategoryRule, LegalAct, Reading, RuleField } from './rule.ts';

const FOOD = 100;
const PLANTS = 400;
const ANIMALS = 500;
const JOBS = 700;

/** Animal feed can be organic like food; crafts, cosmetics and toys cannot. */
const FEED = [601, 602, 603, 604, 605];
const ORGANIC_GOODS = [FOOD, PLANTS, ANIMALS, ...FEED];
const OTHER_GOODS = [200, 300, 606, 607, 608, 609, 812];

/** Sold for planting, so a plant passport is required; not cut flowers, wreaths or felled trees. */
const NURSERY_GOODS = [402, 403, 404, 405, 406, 407, 408, 410];
/** Bulbs and some seeds need a passport, others do not; a Christmas tree needs one if potted. */
const MAYBE_PLANTED = [409, 412];

/** Goods for a farmer's direct sale (sprzedaż bezpośrednia): unprocessed, from the farmer's own animals. */
const DIRECT_SALE_FOOD = [101, 102, 104, 107, 108, 109];
const PROCESSED_ANIMAL_FOOD = [103, 106];
/** Processed food made of plants, or of plants and animal products. */
const PREPARED_FOOD = [110, 111, 112, 113, 114, 119, 120, 121, 122, 124];
/** As harvested these need no number; dried or marinated they are processed food. */
const PRIMARY_PLANTS = [115, 116, 117, 118, 123];

interface RuleParts {
  readonly to: CategoryRule['appliesTo']['categories'];
  readonly tags?: readonly string[];
  readonly field?: RuleField;
  readonly reads?: Reading;
  readonly acts?: readonly LegalAct[];
}

function rule(id: RuleId, { to, tags, field, reads, acts: because = [] }: RuleParts): CategoryRule {
  return {
    id,
    appliesTo: { categories: to, ...(tags ? { tags } : {}) },
    ...(field ? { field } : {}),
    ...(reads ? { reads } : {}),
    explanation: `rules.${id}.explanation`,
    source: { message: `rules.${id}.source`, acts: because },
  };
}

function asks(name: RuleField['name'], ...forms: RuleField['forms']): RuleField {
  return { name, required: true, forms };
}

function takes(name: RuleField['name'], ...forms: RuleField['forms']): RuleField {
  return { name, required: false, forms };
}

const { rhd, rhdPlant, directSale, marginal, approved, sanitary } = codeForms;

/**
 * Everything that sellers must, or must not, state when they post: one value per rule, used by the form and by the
 * server. For one category and its tags no two rules ask for the same field.
 */
export const rules: readonly CategoryRule[] = [
  rule('contact', { to: 'everywhere', reads: 'contactInTitle' }),
  rule('alcohol', { to: 'everywhere', reads: 'alcohol', acts: acts.alcohol }),
  rule('goods', { to: 'everywhere', reads: 'goods' }),
  rule('pets', {
    to: [512, 513],
    field: asks('breederNumber', codeForms.kennel, codeForms.shelter),
    acts: acts.pets,
  }),
  rule('organic', {
    to: ORGANIC_GOODS,
    tags: ['eco', 'organic'],
    field: asks('organicCertificate', codeForms.organic),
    acts: acts.organic,
  }),
  rule('organicWords', { to: ORGANIC_GOODS, reads: 'organicWords', acts: acts.organicWords }),
  rule('ecoClaim', { to: OTHER_GOODS, tags: ['eco', 'organic'], acts: acts.ecoClaim }),
  rule('eggs', {
    to: [105],
    field: asks('eggCode', codeForms.eggStamp, codeForms.smallFlock, codeForms.otherBirds),
    reads: 'eggMarks',
    acts: acts.eggs,
  }),
  rule('plantPassport', {
    to: NURSERY_GOODS,
    field: asks('plantOperator', codeForms.plantOperator),
    acts: acts.plantPassport,
  }),
  rule('plantNumber', {
    to: MAYBE_PLANTED,
    field: takes('plantOperator', codeForms.plantOperator),
    acts: acts.plantPassport,
  }),
  rule('foodDirect', {
    to: DIRECT_SALE_FOOD,
    field: asks('foodRegistration', directSale, rhd, marginal, approved),
    acts: acts.foodDirect,
  }),
  rule('foodAnimal', {
    to: PROCESSED_ANIMAL_FOOD,
    field: asks('foodRegistration', rhd, marginal, approved),
    acts: acts.foodAnimal,
  }),
  rule('foodPlant', {
    to: PREPARED_FOOD,
    field: asks('foodRegistration', rhdPlant, sanitary, marginal, approved),
    acts: acts.foodPlant,
  }),
  rule('foodPrimary', {
    to: [105],
    field: takes('foodRegistration', rhdPlant, sanitary, directSale),
    acts: acts.foodPrimary,
  }),
  rule('foodDried', {
    to: PRIMARY_PLANTS,
    tags: ['dried', 'marinated'],
    field: takes('foodRegistration', rhdPlant, sanitary, directSale),
    acts: acts.foodPlant,
  }),
  rule('herd', { to: [506, 507, 508, 509], field: asks('herdNumber', codeForms.herd), acts: acts.herd }),
  rule('equine', { to: [510], field: asks('equineNumber', codeForms.equine), acts: acts.equine }),
  rule('keptAnimals', {
    to: [501, 502, 503, 504, 511],
    field: takes('keeperNumber', codeForms.veterinary),
    acts: acts.keptAnimals,
  }),
  rule('jobPay', { to: [JOBS], field: asks('pay', codeForms.pay), acts: acts.jobPay }),
  rule('jobTitle', { to: [JOBS], reads: 'jobTitle', acts: acts.jobTitle }),
];
