import { sql } from 'kysely';

/**
 * The reviews of a seller's agreements on listings that are not shown any more, as one row of `past_sum` and
 * `past_count`: they go on counting beside the ratings that visible listings have.
 *
 * sellerId  a value, or a column of the statement around it.
 */
export const pastRatings = (sellerId: unknown) => sql`
  select coalesce(sum(pc.rating), 0)::int as past_sum, count(*)::int as past_count
  from listing pl join comment pc on pc.listing_id = pl.id
  where pl.seller_id = ${sellerId} and pc.is_final and pc.hidden_at is null and pl.suspended_at is null
    and not (pl.is_shown and (pl.visible_until is null or pl.visible_until > now()))`;
