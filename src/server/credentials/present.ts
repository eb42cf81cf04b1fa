import type { Credential, CredentialDecision, OwnCredential } from '#contract/credentials/credentials.ts';
import { ANSWER_DAYS, type CredentialState } from '#contract/credentials/states.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { findControlBody } from '#kinds/credentials/control-bodies.ts';
import { getCredentialKind } from '#kinds/credentials/kinds.ts';
import type { CredentialRow, DecisionRow, PublicRow } from './repository.ts';

/** The state of a credential today, in Poland. */
function stateOf({ seen_at, valid_until }: PublicRow): CredentialState {
  if (valid_until !== null && valid_until < polishDay(Date.now())) return 'expired';
  return seen_at ? 'seen' : 'stated';
}

/** A credential as shown publicly. */
export function presentCredential(row: PublicRow): Credential {
  const kind = getCredentialKind(row.kind);
  const state = stateOf(row);
  return {
    kind: row.kind,
    number: kind.isPublic ? row.number : null,
    controlBody: row.kind === 'organic' ? (findControlBody(row.number)?.name ?? null) : null,
    state,
    seenAt: state === 'seen' ? (row.seen_at?.toISOString() ?? null) : null,
    validUntil: row.valid_until,
    registerUrl: kind.registerUrl,
  };
}

/** The Polish day by which an answer is promised. */
export function answerDay(waitingSince: Date): string {
  return polishDay(polishMidnight(polishDay(waitingSince), ANSWER_DAYS));
}

export function presentDecision({ outcome, reason, text, decided_at }: DecisionRow): CredentialDecision {
  return { outcome, reason, text, decidedAt: new Date(decided_at).toISOString() };
}

/** A credential as shown to its owner. */
export function presentOwn(row: CredentialRow): OwnCredential {
  const isAnswered = row.review !== 'none' && row.review !== 'waiting';
  return {
    ...presentCredential(row),
    id: row.id,
    number: row.number,
    validFrom: row.valid_from,
    review: row.review,
    answerBy: row.waiting_since && answerDay(row.waiting_since),
    document: documentOf(row),
    decision: isAnswered && row.decision ? presentDecision(row.decision) : null,
    listings: row.listings,
    created_at: row.created_at.toISOString(),
  };
}

function documentOf(row: CredentialRow): OwnCredential['document'] {
  const { document_name: name, document_type: type, document_bytes: sizeBytes, document_added_at: addedAt } = row;
  if (name === null || type === null || sizeBytes === null || !addedAt) return null;
  return { name, type, sizeBytes, addedAt: addedAt.toISOString() };
}
