import type { ComponentProps } from 'react';
import type { SettingKey, SettingValues } from '#contract/settings/registry.ts';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { LockNote } from './section-card.tsx';
import type { Section } from './use-section.ts';

/** The settings that are a text. */
export type TextKey = { [Key in SettingKey]: SettingValues[Key] extends string ? Key : never }[SettingKey];

export interface TextSettingProps<Key extends TextKey> extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  section: Section<Key>;
  name: Key;
  label: string;
  hint?: string;
  /** The number of lines; one by default. */
  rows?: number;
}

/** The field of a setting that is a text, with its error or its lock. */
export function TextSetting<Key extends TextKey>(props: TextSettingProps<Key>) {
  const { section, name, label, hint, rows, required, ...rest } = props;
  const lock = section.lockOf(name);
  const set = (text: string) => section.set({ [name]: text } as Partial<Pick<SettingValues, Key>>);
  const value = section.values[name] as string;
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} hint={hint} error={section.errorOf(name)} required={required ?? false}>
        {rows ? (
          <TextArea rows={rows} value={value} disabled={Boolean(lock)} onChange={(e) => set(e.currentTarget.value)} />
        ) : (
          <TextInput {...rest} value={value} disabled={Boolean(lock)} onChange={(e) => set(e.currentTarget.value)} />
        )}
      </Field>
      <LockNote variable={lock} />
    </div>
  );
}
