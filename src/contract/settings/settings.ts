import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { momentSchema, personSchema, writeAnswer } from '../primitives.ts';
import { SETTINGS, type SettingKey, settingValuesSchema } from './registry.ts';

const feature = 'settings';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/**
 * The settings as the desk shows them.
 *
 * locked   the environment variable that sets it, by the setting's key: such a setting cannot be changed here.
 * changed  the last change, by the setting's key; `by` is null if the account is gone.
 */
export const deskSettingsSchema = z.object({
  values: settingValuesSchema,
  locked: z.record(z.string(), z.string()),
  changed: z.record(z.string(), z.object({ at: momentSchema, by: personSchema.nullable() })),
});
export type DeskSettings = z.output<typeof deskSettingsSchema>;

/** New values by key; null returns a setting to its initial value. Settings that are left out stay. */
const changesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(SETTINGS)
      .filter(([key]) => key !== 'logo')
      .map(([key, { schema }]) => [key, (schema as z.ZodType).nullable().optional()]),
  ),
) as unknown as z.ZodType<SettingChanges, SettingChanges>;

type ChangeableKey = Exclude<SettingKey, 'logo'>;
export type SettingChanges = {
  readonly [Key in ChangeableKey]?: z.output<(typeof SETTINGS)[Key]['schema']> | null;
};

export const getSettings = endpoint({
  name: 'settings.get',
  method: 'GET',
  path: '/admin/settings',
  feature,
  summary: 'All settings of the site, and which of them the environment has locked',
  access: 'admin',
  answer: deskSettingsSchema,
  errors: [...errors],
});

/** Each changed setting is written into the audit log with its old and new value. */
export const changeSettings = endpoint({
  name: 'settings.change',
  method: 'PATCH',
  path: '/admin/settings',
  feature,
  summary: 'Changes settings of the site, on every node at once',
  access: 'admin',
  body: changesSchema,
  answer: writeAnswer(deskSettingsSchema),
  errors: [...errors],
});

export const setLogo = endpoint({
  name: 'settings.setLogo',
  method: 'POST',
  path: '/admin/settings/logo',
  feature,
  summary: "Replaces the market's logo",
  access: 'admin',
  upload: { field: 'files', maxFiles: 1 },
  answer: writeAnswer(deskSettingsSchema),
  errors: [...errors],
});

export const removeLogo = endpoint({
  name: 'settings.removeLogo',
  method: 'DELETE',
  path: '/admin/settings/logo',
  feature,
  summary: 'Returns to the drawn logo',
  access: 'admin',
  answer: writeAnswer(deskSettingsSchema),
  errors: [...errors],
});
