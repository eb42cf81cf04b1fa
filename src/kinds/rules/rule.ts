import type { CodeForm } from './code-forms.ts';
import type { FieldName } from './fields.ts';
import type { AskedTopic, GoodsTopic } from './goods/topics.ts';
import type { RuleId, RuleMessageId } from './messages.ts';

/** A law or a regulation, named as in its official journal. `number` of an EU act is not translated. */
export interface LegalAct {
  readonly name: string;
  readonly articles: readonly string[];
}

/**
 * A field that a rule adds to the form; its value is stored in the listing's `details` under `name`, in canonical form.
 *
 * required  whether a listing that the rule applies to must have it; an optional one is checked if given.
 * forms     the accepted formats, the usual one first; a value must match one of them.
 */
export interface RuleField {
  readonly name: FieldName;
  readonly required: boolean;
  readonly forms: readonly CodeForm[];
}

/** The checks of a rule besides its field; `check.ts` has one function for each. */
export type Reading = 'contactInTitle' | 'alcohol' | 'goods' | 'eggMarks' | 'organicWords' | 'jobTitle';

/**
 * What a seller must, or must not, state when posting.
 *
 * appliesTo.categories  ids of categories, each with its descendants; `everywhere` means listings of all kinds.
 * appliesTo.tags        if given, the rule applies only to listings with any of these tags.
 * explanation, source   messages: why we ask, and which law requires it (facts only, `acts` as data).
 */
export interface CategoryRule {
  readonly id: RuleId;
  readonly appliesTo: { readonly categories: 'everywhere' | readonly number[]; readonly tags?: readonly string[] };
  readonly field?: RuleField;
  readonly reads?: Reading;
  readonly explanation: RuleMessageId;
  readonly source: { readonly message: RuleMessageId; readonly acts: readonly LegalAct[] };
}

/**
 * The parts of a listing that rules check. `categoryId` is null for kinds without categories; `disputed` are the topics
 * that its seller disputes; a listing with a price (`isPriced`) is not given away.
 */
export interface Post {
  readonly categoryId: number | null;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly disputed?: readonly AskedTopic[];
  readonly isPriced?: boolean;
}

/** Where a breach is shown: a field of the form. */
export type BreachField = 'title' | 'description' | 'tags' | `details.${FieldName}`;

/**
 * A rule that a listing breaks.
 *
 * severity  `refuse` prevents publication, `advise` only suggests an improvement.
 * values    for the message's placeholders.
 * topic     the goods that the text seems to offer.
 */
export interface RuleBreach {
  readonly ruleId: RuleId;
  readonly field: BreachField;
  readonly severity: 'refuse' | 'advise';
  readonly message: RuleMessageId;
  readonly values?: Readonly<Record<string, string>>;
  readonly topic?: GoodsTopic;
}

/** The result of a check; the caller adds the rule. */
export type Finding = Omit<RuleBreach, 'ruleId'>;
