import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

const DAYS = 90;
const ANSWERS_MIN = 5;
/** A long timeout, since all conversations are read in one statement. */
const PATIENCE_MS = 60_000;

/**
 * Updates how fast each account usually answers: the median time from the first question to the first answer in
 * conversations about its listings that began within the last 90 days. A question unanswered for a day counts with the
 * time waited so far, since "usually" is a promise. Null with too few answers, or a median above a day.
 */
export async function renewReplyClasses(tx: Tx): Promise<void> {
  await sql.raw(`set local statement_timeout = ${PATIENCE_MS}`).execute(tx);
  await sql`
    with asked as (
      select low_id + high_id - starter_id as seller_id, answered_at, coalesce(answered_at, now()) - asked_at as waited
      from conversation
      where about_id <> 0 and asked_at > now() - ${DAYS} * interval '1 day'
        and (answered_at is not null or asked_at < now() - interval '1 day')
    ), usual as (
      select seller_id, percentile_disc(0.5) within group (order by waited) as waited from asked
      group by seller_id having count(answered_at) >= ${ANSWERS_MIN}
    ), classed as (
      select seller_id, case when waited <= interval '1 hour' then 'hour' when waited <= interval '6 hours' then 'hours'
        when waited <= interval '1 day' then 'day' end as class from usual
    )
    update account a set responds = c.class from account o left join classed c on c.seller_id = o.id
    where a.id = o.id and o.deleted_at is null and o.responds is distinct from c.class`.execute(tx);
}
