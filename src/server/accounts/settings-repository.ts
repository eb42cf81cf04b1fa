import { sql } from 'kysely';
import type { Notifications } from '#contract/accounts/settings.ts';
import type { Db, Tx } from '../platform/db/client.ts';

export interface SettingsRow {
  name: string;
  email: string;
  pending_email: string | null;
  email_verified_at: Date | null;
  phone_number: string | null;
  description: string;
  town: string | null;
  shop_url: string | null;
  shop_link_until: Date | null;
  locale: string;
  notifications: Partial<Pick<Notifications, 'news'>>;
  shows_presence: boolean;
  created_at: Date;
}

export function findSettings(db: Db, accountId: number): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('account')
    .select([
      'name',
      'email',
      'pending_email',
      'email_verified_at',
      'phone_number',
      'description',
      'town',
      'shop_url',
      'shop_link_until',
      'locale',
      'notifications',
      'shows_presence',
      'created_at',
    ])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The settings a person may change; omitted fields stay. */
export interface SettingsChange {
  name?: string;
  description?: string;
  place_id?: number | null;
  town?: string | null;
  shop_url?: string | null;
  phone_number?: string;
  pending_email?: string | null;
  locale?: string;
  shows_presence?: boolean;
  notifications?: Partial<Pick<Notifications, 'news'>>;
}

export async function updateSettings(
  tx: Tx,
  accountId: number,
  { notifications, ...change }: SettingsChange,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...change, updated_at: sql`now()` })
    .$if(notifications !== undefined, (query) =>
      query.set({ notifications: sql`notifications || ${JSON.stringify(notifications)}::jsonb` }),
    )
    .where('id', '=', accountId)
    .execute();
}
