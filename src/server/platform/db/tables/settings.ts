import type { Generated, JSONColumnType } from 'kysely';
import type { MaybeMoment, MomentByDefault } from './columns.ts';

/** The settings that admins have changed, and the progress of the set-up. */
export interface SettingsTables {
  site_setting: SiteSettingTable;
  site_logo: { id: string; mark: Buffer; icon: Buffer; created_at: MomentByDefault };
  setup: SetupTable;
}

interface SiteSettingTable {
  key: string;
  /** Any JSON value, including null and strings. */
  value: JSONColumnType<object>;
  changed_at: MomentByDefault;
  changed_by: number | null;
}

interface SetupTable {
  id: Generated<number>;
  code_hash: Buffer | null;
  code_until: MaybeMoment;
  mail_code_hash: Buffer | null;
  mail_code_until: MaybeMoment;
  mail_seen_at: MaybeMoment;
  answered: Generated<string[]>;
}
