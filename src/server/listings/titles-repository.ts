import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import { getKind } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';

/** A listing's data for news. */
export interface ListingTitle {
  readonly id: number;
  readonly kind: KindId;
  readonly title: string;
  readonly visibleUntil: Date | null;
  readonly startsAt: Date | null;
  /** Whether visitors can see it now. */
  readonly isVisible: boolean;
}

/** The titles of listings that are not deleted, by id. */
export async function findTitles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ListingTitle>> {
  const { rows } = await sql<ListingTitle>`
    select l.id, l.kind, l.title, l.visible_until as "visibleUntil", l.starts_at as "startsAt",
      l.is_shown and (l.visible_until is null or l.visible_until > now()) as "isVisible"
    from listing l where l.id = any(${ids}::bigint[]) and l.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The path of a listing's page. */
export function pathOf({ kind, id }: Pick<ListingTitle, 'kind' | 'id'>): string {
  return `${getKind(kind).paths.detail}/${id}`;
}
