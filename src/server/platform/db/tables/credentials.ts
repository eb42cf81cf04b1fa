import type { ColumnType, Generated } from 'kysely';
import type { CredentialOutcome, RefusalReason, ReviewState } from '#contract/credentials/states.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import type { MaybeMoment, Moment, MomentByDefault } from './columns.ts';

/** A calendar day; queries read it as text. */
type MaybeDay = ColumnType<never, string | null | undefined, string | null>;

/** Sellers' certificates, registrations and permits. */
export interface CredentialTables {
  credential: CredentialTable;
  credential_document: CredentialDocumentTable;
  credential_decision: CredentialDecisionTable;
  listing_credential: { listing_id: number; credential_id: number };
}

interface CredentialTable {
  id: Generated<number>;
  account_id: number;
  kind: CredentialKindId;
  number: string;
  valid_from: MaybeDay;
  valid_until: MaybeDay;
  version: Generated<number>;
  review: Generated<ReviewState>;
  waiting_since: MaybeMoment;
  seen_at: MaybeMoment;
  reminded_days: number | null;
  document_key: string | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

type DocumentType = 'application/pdf' | 'image/webp';

interface CredentialDocumentTable {
  storage_key: string;
  account_id: number;
  name: string;
  type: DocumentType;
  size_bytes: number;
  fingerprint: Buffer;
  created_at: MomentByDefault;
}

interface CredentialDecisionTable {
  id: Generated<number>;
  credential_id: number | null;
  outcome: CredentialOutcome;
  reason: RefusalReason | null;
  text: Generated<string>;
  version: number;
  waited_since: Moment;
  decided_at: MomentByDefault;
  decided_by: number;
}
