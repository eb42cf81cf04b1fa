import { canonicalQuery, hasCondition } from '#contract/saved-searches/saved-query.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { ListData } from '../../features/listings/filters/list-data.ts';

/** The search of a list that can be saved; null for a list without conditions or with an invalid query. */
export function searchOf({ address, values, found, errors }: ListData): { kind: KindId; query: string } | null {
  // Saved searches name a town by its id.
  const town = values.town && found.near ? String(found.near.id) : (values.town ?? '');
  const query = canonicalQuery(getKind(address.kindId), new URLSearchParams({ ...values, town }));
  return hasCondition(query) && Object.keys(errors).length === 0 ? { kind: address.kindId, query } : null;
}
