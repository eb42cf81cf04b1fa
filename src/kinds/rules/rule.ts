import type { CodeForm } from './code-forms.ts';
import type { FieldName } from './fields.ts';
import type { RuleId, RuleMessageId } from './messages.ts';

/** A law or a regulation, named as its official journal names it. `number` of an act of the Union stays out of translations. */
export interface LegalAct {
  readonly name: string;
  readonly articles: readonly string[];
}

/**
 * A field that a rule adds to the form; its value is stored in the listing's `details` under `name`, in canonical form.
 *
 * required  whether a listing that the rule applies to must have it; where it need not, it is checked when given.
 * forms     the ways in which the value may be written, the usual one first; a value fits when it fits one of them.
 */
export interface RuleField {
  readonly name: FieldName;
  readonly required: boolean;
  readonly forms: readonly CodeForm[];
}

/** What a rule reads in a listing beside its field; `check.ts` has one function for each. */
export type Reading = 'contactInTitle' | 'alcohol' | 'eggMarks' | 'organicWords' | 'jobTitle';

/**
 * What a seller must say, or may not say, when posting.
 *
 * appliesTo.categories  ids of categories, each with everything below it; `everywhere` means listings of all kinds.
 * appliesTo.tags        when given, the rule applies to listings that carry any of these tags.
 * explanation, source   messages: why we ask, and which law says so (facts only, `acts` as data).
 */
export interface CategoryRule {
  readonly id: RuleId;
  readonly appliesTo: { readonly categories: 'everywhere' | readonly number[]; readonly tags?: readonly string[] };
  readonly field?: RuleField;
  readonly reads?: Reading;
  readonly explanation: RuleMessageId;
  readonly source: { readonly message: RuleMessageId; readonly acts: readonly LegalAct[] };
}

/** What the rules look at in a listing. `categoryId` is null for kinds without categories. */
export interface Post {
  readonly categoryId: number | null;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
}

/** Where a breach is shown: a field of the form. */
export type BreachField = 'title' | 'description' | 'tags' | `details.${FieldName}`;

/**
 * A rule that a listing does not keep.
 *
 * severity  `refuse` keeps the listing from being published, `advise` only says what would be better.
 * values    for the message's placeholders.
 */
export interface RuleBreach {
  readonly ruleId: RuleId;
  readonly field: BreachField;
  readonly severity: 'refuse' | 'advise';
  readonly message: RuleMessageId;
  readonly values?: Readonly<Record<string, string>>;
}

/** What a reading finds; the rule that asked for it is added by the caller. */
export type Finding = Omit<RuleBreach, 'ruleId'>;
