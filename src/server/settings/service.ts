import { isDeepStrictEqual } from 'node:util';
import { missingOperatorSetting, operatorOf } from '#contract/settings/public.ts';
import { INITIAL_SETTINGS, SETTING_KEYS, type SettingKey, type SettingValues } from '#contract/settings/registry.ts';
import type { DeskSettings, SettingChanges } from '#contract/settings/settings.ts';
import type { Locale } from '#i18n/locales.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { withDeps } from '../platform/with-deps.ts';
import { type CurrentSettings, type LockedSettings, readSettings } from './current.ts';
import { variableOf } from './environment.ts';
import { loggedValue, presentSettings } from './present.ts';
import { listChanges, lockSettings, storeSetting } from './repository.ts';

interface SettingsDeps {
  readonly db: Db;
  readonly current: CurrentSettings;
  readonly locked: LockedSettings;
  /** Whether invoices are issued, for which the operator must have a tax number. */
  readonly needsTaxId: boolean;
}

export type SiteSettings = ReturnType<typeof createSiteSettings>;

/** The site's settings, as changed on the operator's desk. */
export function createSiteSettings(deps: SettingsDeps) {
  return withDeps(deps, { get, change, changeInside });
}

async function get({ db, locked }: SettingsDeps): Promise<DeskSettings> {
  const [values, changes] = await Promise.all([readSettings(db, locked), listChanges(db)]);
  return presentSettings(values, locked, changes);
}

/**
 * Changes settings in one transaction, and returns all of them. Unchanged values have no effect.
 *
 * @throws  ApiError 'validationFailed' at a setting that the environment locks, at one that the operator must state, or
 *          at a tax number that invoices require
 */
async function change(deps: SettingsDeps, context: RequestContext, changes: SettingChanges): Promise<DeskSettings> {
  await deps.db.transaction().execute((tx) => changeInside(deps, tx, context, changes));
  // Refresh directly: this node need not wait for its own event.
  await deps.current.refresh();
  return get(deps);
}

/** The same within the caller's transaction. */
async function changeInside(
  deps: SettingsDeps,
  tx: Tx,
  context: RequestContext,
  changes: Partial<SettingValues> | SettingChanges,
): Promise<void> {
  const { id: actorId } = callerOf(context);
  await lockSettings(tx);
  const before = await readSettings(tx, deps.locked);
  const after = { ...before, ...withInitials(changes) };
  const changed = SETTING_KEYS.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (changed.length === 0) return;
  assertWhole(deps, context.locale, after, changed);
  for (const key of changed) await storeSetting(tx, key, after[key], actorId);
  await emit(tx, 'settings.changed', {});
  for (const key of changed) {
    const content = { setting: key, from: loggedValue(key, before[key]), to: loggedValue(key, after[key]) };
    await writeAudit(tx, { actorId, action: 'setting.change', content });
  }
}

function withInitials(changes: Partial<SettingValues> | SettingChanges): Partial<SettingValues> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, value ?? INITIAL_SETTINGS[key as SettingKey]]));
}

function assertWhole(
  { locked, needsTaxId }: SettingsDeps,
  locale: Locale,
  after: SettingValues,
  changed: readonly SettingKey[],
): void {
  const closed = changed.find((key) => locked[key] !== undefined);
  if (closed) {
    throw fieldError(locale, closed, 'validation.settingLocked', { values: { variable: variableOf(closed) ?? '' } });
  }
  const missing = missingOperatorSetting(after);
  if (missing) throw fieldError(locale, missing, 'validation.operatorIncomplete');
  if (needsTaxId && !operatorOf(after)?.taxId) throw fieldError(locale, 'operatorTaxId', 'validation.taxIdNeeded');
}
