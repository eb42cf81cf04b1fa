import { type FormEvent, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { SettingKey, SettingValues } from '#contract/settings/registry.ts';
import type { DeskSettings, SettingChanges } from '#contract/settings/settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changeSettings } from '../calls.ts';

/** The settings that a part of the page shows, and where it puts them after a change. */
export interface SectionProps {
  settings: DeskSettings;
  onSettings: (settings: DeskSettings) => void;
}

/** A form over some of the settings: what is typed, and what the server says about it. */
export interface Section<Key extends SettingKey> {
  readonly values: Pick<SettingValues, Key>;
  readonly set: (changes: Partial<Pick<SettingValues, Key>>) => void;
  /** The message at a field, such as `marketName` or `banner.texts.pl`. */
  readonly errorOf: (field: string) => string | undefined;
  /** The environment variable that locks a setting. */
  readonly lockOf: (key: Key) => string | undefined;
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly submit: (event: FormEvent) => void;
}

/** Edits settings and saves them together. `onSaved` is called once they are stored. */
export function useSection<Key extends SettingKey>(
  { settings, onSettings }: SectionProps,
  keys: readonly Key[],
  onSaved?: () => void,
): Section<Key> {
  const t = useT();
  const stored = Object.fromEntries(keys.map((key) => [key, settings.values[key]])) as Pick<SettingValues, Key>;
  const [typed, setTyped] = useState<Partial<Pick<SettingValues, Key>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const values = { ...stored, ...typed };
  const isChanged = keys.some((key) => JSON.stringify(values[key]) !== JSON.stringify(stored[key]));

  async function save(): Promise<void> {
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      const open = Object.entries(values).filter(([key]) => !settings.locked[key]);
      const body = Object.fromEntries(open) as SettingChanges;
      const { data } = await browserApi().call(changeSettings, { body });
      setTyped({});
      onSettings(data);
      showToast({ id: 'settings', tone: 'success', title: t('settings.saved') });
      onSaved?.();
    } catch (error) {
      const fields = isApiError(error) ? error.fieldErrors : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0 && !isCalledOff(error)) setFailure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    set: (changes) => setTyped((before) => ({ ...before, ...changes })),
    errorOf: (field) => errors[field]?.join(' '),
    lockOf: (key) => settings.locked[key],
    isLocked: keys.every((key) => settings.locked[key] !== undefined),
    isChanged,
    isBusy,
    failure,
    submit: (event) => {
      event.preventDefault();
      if (!isBusy) void save();
    },
  };
}
