import type { DeskPerson, PersonAct, PersonDetail } from '#contract/operator/people.ts';
import type { DecisionRow, ListingRow, PaymentRow, PersonDetailRow, PersonRow } from './repository.ts';

export function presentPerson(row: PersonRow): DeskPerson {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar_path ? { image_path: row.avatar_path } : null,
    email: row.email,
    phone: row.phone_number,
    isVerified: row.is_verified,
    role: row.role,
    isSuspended: row.is_suspended,
    sellsAs: row.sells_as,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
  };
}

export function presentListing({ created_at, ...row }: ListingRow): PersonDetail['listings'][number] {
  return { ...row, createdAt: created_at.toISOString() };
}

export function presentPayment({ amount_minor, started_at, ...row }: PaymentRow): PersonDetail['payments'][number] {
  return { ...row, amount: amount_minor / 100, startedAt: started_at.toISOString() };
}

export function presentDecision({ decided_at, ...row }: DecisionRow): PersonDetail['decisions'][number] {
  return { ...row, decidedAt: decided_at.toISOString() };
}

/** The actions available to the caller: none that would lock out themselves, or erase staff. */
export function possibleActs(row: PersonDetailRow, callerId: number, sessions: number): PersonAct[] {
  const isOwn = row.id === callerId;
  const may: Record<PersonAct, boolean> = {
    confirm: !row.is_verified,
    endSessions: !isOwn && sessions > 0,
    sendReset: true,
    openCase: !isOwn,
    changeRole: row.is_verified || row.role !== 'user',
    export: row.is_verified,
    erase: !isOwn && row.role === 'user',
  };
  return (Object.keys(may) as PersonAct[]).filter((act) => may[act]);
}
