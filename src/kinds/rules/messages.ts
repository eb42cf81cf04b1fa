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

/** The message ids of each check. */
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
  'rules.example',
] as const;

/** Every message id of this folder; a finite type, so that an id missing from the catalogue does not compile. */
export type RuleMessageId =
  | `rules.${RuleId}.${'explanation' | 'source'}`
  | `rules.field.${FieldName}.${'label' | 'missing'}`
  | `rules.form.${FormId}`
  | `rules.pay.per.${PayUnit}`
  | (typeof READING_MESSAGES)[number];
