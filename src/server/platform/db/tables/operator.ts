import type { Generated } from 'kysely';
import type { MaybeMoment, MomentByDefault } from './columns.ts';

/** Lists and counters of the operator's desk. */
export interface OperatorTables {
  mail_log: MailLogTable;
  mail_trouble: MailTroubleTable;
  day_count: { day: string; figure: string; count: Generated<number> };
}

interface MailTroubleTable {
  account_id: number;
  email: string;
  status: string;
  soft_count: Generated<number>;
  bounced_at: MaybeMoment;
}

interface MailLogTable {
  id: string;
  queue: string;
  kind: string;
  account_id: number | null;
  state: 'sent' | 'refused' | 'failing' | 'bounced';
  reason: string | null;
  attempts: Generated<number>;
  at: MomentByDefault;
  again_at: MaybeMoment;
}
