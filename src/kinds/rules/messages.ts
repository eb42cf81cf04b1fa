import type { FormId } from './code-forms.ts';
import type { FieldName } from './fields.ts';
import type { PayUnit } from './pay.ts';

/** All rules, in the order in which a form shows them. */
export const RULE_IDS = [
  'contact',
  'alcohol',
  'pets',
  'organic',
  'organicWords',
  'ecoClaim',
  'eggs',
  'plantPassport',
  'plantNumber',
  'foodDirect',
  'foodAnimal',
  'foodPlant',
  'foodPrimary',
  'herd',
  'equine',
  'keptAnimals',
  'jobPay',
  'jobTitle',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** What the single readings say. */
export const READING_MESSAGES = [
  'rules.contact.phone',
  'rules.contact.link',
  'rules.contact.email',
  'rules.alcohol.refused',
  'rules.eggs.expects.organic',
  'rules.eggs.expects.freerange',
  'rules.eggs.expects.barneggs',
  'rules.eggs.expects.cagedhens',
  'rules.eggs.says.organic',
  'rules.eggs.says.freerange',
  'rules.eggs.says.barneggs',
  'rules.eggs.says.cagedhens',
  'rules.organicWords.advice',
  'rules.jobTitle.oneForm',
  'rules.jobTitle.oneSex',
  'rules.pay.net',
  'rules.pay.order',
  'rules.malformed',
] as const;

/** Every message of this folder; finite, so that the catalogue's own ids contain them or nothing compiles. */
export type RuleMessageId =
  | `rules.${RuleId}.${'explanation' | 'source'}`
  | `rules.field.${FieldName}.${'label' | 'missing'}`
  | `rules.form.${FormId}`
  | `rules.pay.per.${PayUnit}`
  | (typeof READING_MESSAGES)[number];
