import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { listPeople, PersonDetail } from '#contract/operator/people.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Db } from '../../platform/db/client.ts';
import { possibleActs, presentDecision, presentListing, presentPayment, presentPerson } from './present.ts';
import {
  findPersonRow,
  listDecisionRows,
  listListings,
  listPaymentRows,
  listPeopleRows,
  listSessions,
  type PeopleFilter,
} from './repository.ts';

/** One page of accounts, the newest first. */
export async function findPeople({ db }: { db: Db }, filter: PeopleFilter): Promise<AnswerOf<typeof listPeople>> {
  const rows = await listPeopleRows(db, filter, PAGE_SIZE + 1);
  const items = rows.slice(0, PAGE_SIZE).map(presentPerson);
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** All data about a person on the desk. @throws ApiError 'notFound' */
export async function getPerson({ db }: { db: Db }, id: number, callerId: number): Promise<PersonDetail> {
  const row = await findPersonRow(db, id);
  if (!row) throw new ApiError('notFound');
  const [listings, payments, decisions, sessions] = await Promise.all([
    listListings(db, id),
    listPaymentRows(db, id),
    listDecisionRows(db, id),
    listSessions(db, id),
  ]);
  return {
    ...presentPerson(row),
    locale: row.locale,
    town: row.town,
    suspendedUntil: row.suspended_until?.toISOString() ?? null,
    firm: row.firm_name === null ? null : { name: row.firm_name, nip: row.nip ?? '' },
    secondFactor: { totp: row.has_totp, passkeys: row.passkeys },
    counts: { listings: row.listings, shown: row.shown, payments: row.payments, decisions: row.decisions },
    listings: listings.map(presentListing),
    payments: payments.map(presentPayment),
    decisions: decisions.map(presentDecision),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      isStrong: session.is_strong,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
    })),
    openCaseId: row.open_case_id,
    can: possibleActs(row, callerId, sessions.length),
  };
}
