import type { Generated, JSONColumnType } from 'kysely';
import type { Scope } from '#contract/programs/scopes.ts';
import type { DeliveryKind, DeliveryProblem, WebhookEvent } from '#contract/programs/webhook-kinds.ts';
import type { MaybeMoment, Moment, MomentByDefault } from './columns.ts';

/** Access tokens and webhooks. */
export interface ProgramTables {
  access_token: AccessTokenTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}

interface AccessTokenTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  start: string;
  token_hash: Buffer;
  scopes: Scope[];
  created_at: MomentByDefault;
  expires_at: Moment;
  last_used_at: MaybeMoment;
}

interface WebhookTable {
  id: Generated<number>;
  account_id: number;
  url: string;
  events: WebhookEvent[];
  secret_salt: Buffer;
  old_salt: Buffer | null;
  old_until: MaybeMoment;
  disabled_at: MaybeMoment;
  disabled_by: 'owner' | 'failures' | 'gone' | null;
  delivered_at: MaybeMoment;
  created_at: MomentByDefault;
}

interface WebhookDeliveryTable {
  id: Generated<string>;
  webhook_id: number;
  kind: DeliveryKind;
  data: JSONColumnType<Record<string, unknown>, string, string>;
  happened_at: MomentByDefault;
  state: Generated<'new' | 'waiting' | 'delivered' | 'failed'>;
  tries: Generated<number>;
  run_tries: Generated<number>;
  next_try_at: MaybeMoment;
  last_try_at: MaybeMoment;
  last_status: number | null;
  last_problem: DeliveryProblem | null;
  last_duration_ms: number | null;
}
