import { SETTING_KEYS, type SettingKey, type SettingValues } from '#contract/settings/registry.ts';
import type { DeskSettings } from '#contract/settings/settings.ts';
import { isSettingKey, type LockedSettings } from './current.ts';
import { variableOf } from './environment.ts';
import type { ChangeRow } from './repository.ts';

export function presentSettings(
  values: SettingValues,
  locked: LockedSettings,
  changes: readonly ChangeRow[],
): DeskSettings {
  const lockedKeys = SETTING_KEYS.filter((key) => locked[key] !== undefined);
  return {
    values,
    locked: Object.fromEntries(lockedKeys.map((key) => [key, variableOf(key) ?? ''])),
    changed: Object.fromEntries(
      changes.filter(({ key }) => isSettingKey(key)).map((row) => [row.key, presentChange(row)]),
    ),
  };
}

function presentChange({ changed_at: at, changed_by: id, name, avatar_path: avatar }: ChangeRow) {
  return {
    at: at.toISOString(),
    by: id === null || name === null ? null : { id, name, avatar: avatar ? { image_path: avatar } : null },
  };
}

/** Maximum length of a value in the audit log, whose entries are never deleted. */
const LOGGED_LENGTH = 2_000;

/** A value as stored in the audit log. E-mail addresses are masked, because entries are never deleted. */
export function loggedValue(key: SettingKey, value: unknown): string {
  const said = key === 'blockedAddresses' ? (value as string[]).map(masked) : value;
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  return text.length > LOGGED_LENGTH ? `${text.slice(0, LOGGED_LENGTH)}…` : text;
}

function masked(address: string): string {
  const [local, domain] = address.split('@');
  return domain === undefined ? address : `${[...(local ?? '')][0] ?? ''}…@${domain}`;
}
