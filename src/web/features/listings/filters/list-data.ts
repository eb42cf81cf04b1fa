import type { ListingPage } from '#contract/listings/listings.ts';
import type { SentCard } from '../card-listing.ts';
import type { ListAddress, ListValues } from './list-address.ts';

/** A page of results with only the fields that cards show; counts are of the selected category's subcategories. */
export type FoundPage = Omit<ListingPage, 'items' | 'partial'> & {
  readonly items: readonly SentCard[];
  readonly partial: readonly SentCard[];
};

/** A list's texts. `crumbs` lead from home to the list itself, the last one, which has no link. */
export interface ListTexts {
  readonly title: string;
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
}

/**
 * A list as its page shows it.
 *
 * values  the query as typed, even where invalid.
 * texts   title and so on, in the page's language.
 * active  number of active filters.
 * found   the page of results, without the invalid parameters.
 * errors  messages by parameter, in the page's language; empty for a generic error.
 * beyond  the requested page is after the last one; `found` is then the first.
 */
export interface ListData {
  readonly address: ListAddress;
  readonly values: ListValues;
  readonly texts: ListTexts;
  readonly active: number;
  readonly found: FoundPage;
  readonly errors: Readonly<Record<string, string>>;
  readonly beyond: boolean;
}

/** The values as the form shows them: a URL may have a place's id, the form its name. */
export function shownValues({ values, found }: Pick<ListData, 'values' | 'found'>): ListValues {
  return /^\d+$/.test(values.town ?? '') && found.near ? { ...values, town: found.near.name } : values;
}
