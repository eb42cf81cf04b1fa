import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { SettingKey, SettingValues } from '#contract/settings/registry.ts';
import type { DeskSettings, SettingChanges } from '#contract/settings/settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changeSettings } from '../calls.ts';

/** The settings that a section shows, and the callback that receives them after a change. */
export interface SectionProps {
  settings: DeskSettings;
  onSettings: (settings: DeskSettings) => void;
  /** Called with whether there is unsaved input. */
  onTyped?: (isTyped: boolean) => void;
}

/** A form over some of the settings: its input, and the server's errors. */
export interface Section<Key extends SettingKey> {
  readonly form: RefObject<HTMLFormElement | null>;
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

/** A control that is invalid or part of an invalid group. */
const FAULTY = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/** Edits settings and saves them together. */
export function useSection<Key extends SettingKey>(
  { settings, onSettings, onTyped }: SectionProps,
  keys: readonly Key[],
): Section<Key> {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const stored = Object.fromEntries(keys.map((key) => [key, settings.values[key]])) as Pick<SettingValues, Key>;
  const [typed, setTyped] = useState<Partial<Pick<SettingValues, Key>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const values = { ...stored, ...typed };
  const isChanged = keys.some((key) => JSON.stringify(values[key]) !== JSON.stringify(stored[key]));

  const newest = useRef(onTyped);
  newest.current = onTyped;
  useEffect(() => {
    newest.current?.(isChanged);
    return () => newest.current?.(false);
  }, [isChanged]);
  useEffect(() => {
    const [first] = Object.values(errors);
    if (!first) return;
    const faulty = form.current?.querySelector<HTMLElement>(FAULTY);
    if (faulty) faulty.focus();
    // An error that belongs to no control is shown above the button.
    else setFailure(first[0] ?? null);
  }, [errors]);

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
    } catch (error) {
      const fields = isApiError(error) ? error.fieldErrors : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0 && !isCalledOff(error)) setFailure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    values,
    set: (changes) => setTyped((before) => ({ ...before, ...changes })),
    errorOf: (field) => errors[field]?.[0],
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
