import { canonicalQuery, hasCondition } from '#contract/saved-searches/saved-query.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { ListData } from '../../features/listings/filters/list-data.ts';

/** What of a list can be saved as a search; null for a list that nothing is asked of, or whose query is invalid. */
export function searchOf({ address, values, found, errors }: ListData): { kind: KindId; query: string } | null {
  // As it is saved, a town is named by its id.
  const town = values.town && found.near ? String(found.near.id) : (values.town ?? '');
  const query = canonicalQuery(getKind(address.kindId), new URLSearchParams({ ...values, town }));
  return hasCondition(query) && Object.keys(errors).length === 0 ? { kind: address.kindId, query } : null;
}
