import {
  INITIAL_SETTINGS,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  type SettingValues,
} from '#contract/settings/registry.ts';
import { nameMarket } from '#i18n/translator.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import { listStored, type StoredSetting } from './repository.ts';

/** Settings that the environment sets and locks. */
export type LockedSettings = Partial<SettingValues>;

/** The current settings on this node. */
export interface CurrentSettings {
  /** The values in force: the environment's, otherwise the stored ones, otherwise the initial ones. */
  values(): SettingValues;
  /** Reads them again; each node does so after a change. */
  refresh(): Promise<void>;
}

/**
 * Holds the settings in memory and reads them again when an admin has changed any on any node. Open it before the code
 * that depends on settings subscribes to events, so that settings are refreshed first.
 */
export async function openSettings({
  db,
  events,
  locked,
}: {
  db: Db;
  events: EventHub;
  locked: LockedSettings;
}): Promise<CurrentSettings> {
  let values: SettingValues = { ...INITIAL_SETTINGS, ...locked };
  const refresh = async () => {
    values = await readSettings(db, locked);
    nameMarket(values.marketName);
  };
  events.on('settings.changed', refresh);
  events.onGap(refresh);
  await refresh();
  return { values: () => values, refresh };
}

/** The settings in force, read from the database. */
export async function readSettings(db: Db | Tx, locked: LockedSettings): Promise<SettingValues> {
  return settingsOf(await listStored(db), locked);
}

/** The settings in force, computed from rows. A stored value that the current schema rejects counts as unset. */
export function settingsOf(rows: readonly StoredSetting[], locked: LockedSettings): SettingValues {
  const stored: Partial<Record<SettingKey, unknown>> = {};
  for (const { key, value } of rows) {
    if (!isSettingKey(key)) continue;
    const parsed = SETTINGS[key].schema.safeParse(value);
    if (parsed.success) stored[key] = parsed.data;
  }
  return { ...INITIAL_SETTINGS, ...(stored as Partial<SettingValues>), ...locked };
}

export function isSettingKey(key: string): key is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(key);
}
