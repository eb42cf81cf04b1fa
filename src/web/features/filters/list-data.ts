import type { ListingPage } from '#contract/listings.ts';
import type { ListAddress, ListValues } from './list-address.ts';

/** What a list calls itself. `crumbs` lead from home to the list itself, which is the last and has no link. */
export interface ListTexts {
  readonly title: string;
  readonly lead: string;
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
}

/**
 * A list as its page shows it.
 *
 * values  what was asked for, as typed, even where it is wrong.
 * texts   what the list calls itself, in the page's language.
 * active  how many filters are on.
 * found   the page of results; without the parameters that were wrong.
 * errors  a message by parameter name, in the page's language, or an empty text where there is only "wrong" to say.
 * beyond  the page that was asked for lies after the last one; `found` is then the first.
 */
export interface ListData {
  readonly address: ListAddress;
  readonly values: ListValues;
  readonly texts: ListTexts;
  readonly active: number;
  readonly found: ListingPage;
  readonly errors: Readonly<Record<string, string>>;
  readonly beyond: boolean;
}

/** The values as a form shows them: an address may name a place by its number, people read its name. */
export function shownValues({ values, found }: Pick<ListData, 'values' | 'found'>): ListValues {
  return /^\d+$/.test(values.town ?? '') && found.near ? { ...values, town: found.near.name } : values;
}
