import type { Decision } from '#contract/moderation/decisions.ts';
import { appealUntil } from '../reports/appeal-time.ts';
import { decisionReference } from '../reports/references.ts';
import { excerptOf, readSnapshot } from '../targets.ts';
import type { DecisionRow } from './repository.ts';

/** A statement of reasons as of `nowMs`. */
export function presentDecision(row: DecisionRow, nowMs: number): Decision {
  const kept = readSnapshot(row.snapshot);
  return {
    id: row.id,
    reference: decisionReference(row.id),
    target: { type: row.target_type, id: row.target_id, title: kept.title, excerpt: excerptOf(kept) },
    action: row.action,
    rule: row.rule,
    explanation: row.explanation,
    automatedDetection: row.is_automated_detection,
    suspendedUntil: row.suspended_until?.toISOString() ?? null,
    decidedAt: row.decided_at.toISOString(),
    liftedAt: row.lifted_at?.toISOString() ?? null,
    appealUntil: appealUntil(row.decided_at).toISOString(),
    mayAppeal: mayAppeal(row, nowMs),
    appeal: presentAppeal(row),
  };
}

/** One appeal, in time, against a decision not taken back; an expired suspension can still be appealed. */
export function mayAppeal(row: DecisionRow, nowMs: number): boolean {
  return row.appeal_body === null && !row.is_taken_back && nowMs < appealUntil(row.decided_at).getTime();
}

function presentAppeal(row: DecisionRow): Decision['appeal'] {
  if (row.appeal_body === null || row.appealed_at === null) return null;
  return {
    state: row.outcome ?? 'open',
    text: row.appeal_body,
    created_at: row.appealed_at.toISOString(),
    answer: row.answer,
    decidedAt: row.answered_at?.toISOString() ?? null,
  };
}
