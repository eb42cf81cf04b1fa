import type { Generated, JSONColumnType } from 'kysely';
import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { MaybeMoment, MomentByDefault } from './columns.ts';

/** Reports and moderation. */
export interface TrustTables {
  moderation_case: ModerationCaseTable;
  report: ReportTable;
  report_link: { token_hash: Buffer; report_id: number; created_at: MomentByDefault };
  flag: FlagTable;
  decision: DecisionTable;
  appeal: AppealTable;
  audit_entry: AuditEntryTable;
}

interface ModerationCaseTable {
  id: Generated<number>;
  target_type: ReportTarget;
  target_id: number;
  account_id: number;
  snapshot: JSONColumnType<object>;
  severity: number;
  version: Generated<number>;
  opened_at: MomentByDefault;
  taken_by: number | null;
  taken_at: MaybeMoment;
  decided_at: MaybeMoment;
}

interface ReportTable {
  id: Generated<number>;
  case_id: number;
  reason: ReportReason;
  description: string;
  reporter_id: number | null;
  reporter_name: string | null;
  reporter_email: string | null;
  is_visitor: Generated<boolean>;
  locale: string;
  created_at: MomentByDefault;
}

interface FlagTable {
  id: Generated<number>;
  case_id: number;
  kind: FlagKind;
  fingerprint: string;
  details: JSONColumnType<object>;
  created_at: MomentByDefault;
}

interface DecisionTable {
  id: Generated<number>;
  case_id: number;
  account_id: number;
  action: ModerationAction;
  rule: HouseRule | null;
  explanation: string;
  is_automated_detection: boolean;
  suspended_until: MaybeMoment;
  decided_by: number;
  decided_at: MomentByDefault;
  lifted_at: MaybeMoment;
}

interface AppealTable {
  id: Generated<number>;
  decision_id: number;
  report_id: number | null;
  body: string;
  locale: string;
  created_at: MomentByDefault;
  outcome: 'granted' | 'rejected' | null;
  answer: string | null;
  decided_by: number | null;
  decided_at: MaybeMoment;
}

interface AuditEntryTable {
  id: number;
  at: Date;
  actor_id: number | null;
  action: string;
  content: JSONColumnType<object>;
  hash: Buffer;
}
