import type * as z from 'zod';
import { SETTING_KEYS, SETTINGS, type SettingKey } from '#contract/settings/registry.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { LockedSettings } from './current.ts';

/** The keys of the settings that an environment variable can lock, by its name. */
export const SETTING_OF_VARIABLE: Readonly<Record<string, SettingKey>> = Object.fromEntries(
  SETTING_KEYS.flatMap((key) => {
    const { variable } = SETTINGS[key] as { variable?: string };
    return variable ? [[variable, key]] : [];
  }),
);

/** The environment variable that locks a setting, as shown to admins; undefined where there is none. */
export function variableOf(key: SettingKey): string | undefined {
  return (SETTINGS[key] as { variable?: string }).variable;
}

/** The settings that the environment locks. @throws Error whose message names the first invalid variable */
export function readLocked(environment: Readonly<Record<string, string | undefined>>): LockedSettings {
  const locked: Partial<Record<SettingKey, unknown>> = {};
  for (const [variable, key] of Object.entries(SETTING_OF_VARIABLE)) {
    const text = environment[variable];
    if (!text) continue;
    const parsed = (SETTINGS[key].schema as z.ZodType).safeParse(text);
    const fault = parsed.success ? (parsed.data === '' ? 'validation.required' : null) : messageOf(parsed.error);
    if (fault) throw new Error(`${variable}: ${inEnglish(fault)}`);
    locked[key] = parsed.data;
  }
  return locked as LockedSettings;
}

function messageOf(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'validation.invalid';
}

function inEnglish(id: string): string {
  return id.startsWith('validation.') ? getTranslator('en')(id as 'validation.invalid') : id;
}
