import { sql } from 'kysely';

/**
 * The reviews from a seller's agreements on listings that are no longer shown, as one row of `past_sum` and
 * `past_count`. They still count towards the rating, beside the ratings of visible listings.
 *
 * sellerId  a value, or a column of the surrounding statement.
 */
export const pastRatings = (sellerId: unknown) => sql`
  select coalesce(sum(pc.rating), 0)::int as past_sum, count(*)::int as past_count
  from listing pl join comment pc on pc.listing_id = pl.id
  where pl.seller_id = ${sellerId} and pc.is_final and pc.hidden_at is null and pl.suspended_at is null
    and not (pl.is_shown and (pl.visible_until is null or pl.visible_until > now()))`;
