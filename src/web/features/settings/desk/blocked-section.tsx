import { useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { SectionCard } from './section-card.tsx';
import { type Section, type SectionProps, useSection } from './use-section.ts';

type ListKey = 'blockedWords' | 'blockedAddresses';

/** Words blocked in published texts and messages, and e-mail addresses blocked from registration. */
export function BlockedSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['blockedWords', 'blockedAddresses']);
  return (
    <SectionCard
      id="blocked"
      icon="ban"
      title={t('settings.blocked.title')}
      lead={t('settings.blocked.lead')}
      section={section}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <ListField
          section={section}
          name="blockedWords"
          label={t('settings.blocked.words')}
          hint={t('settings.blocked.wordsHint')}
        />
        <ListField
          section={section}
          name="blockedAddresses"
          label={t('settings.blocked.addresses')}
          hint={t('settings.blocked.addressesHint')}
        />
      </div>
    </SectionCard>
  );
}

interface ListFieldProps {
  section: Section<ListKey>;
  name: ListKey;
  label: string;
  hint: string;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const ENTRY_LENGTH = 40;

/** The beginning of an entry, long enough to find it. */
function shortened(entry: string): string {
  return entry.length > ENTRY_LENGTH ? `${entry.slice(0, ENTRY_LENGTH)}…` : entry;
}

/** A list with one entry per line. The text stays as it is typed; errors name their lines. */
function ListField({ section, name, label, hint }: ListFieldProps) {
  const list = section.values[name];
  const [text, setText] = useState(list.join('\n'));
  // Once stored, shows the list as cleaned by the server.
  const shown = section.isChanged || linesOf(text).join('\n') === list.join('\n') ? text : list.join('\n');
  const faults = list.flatMap((entry, at) => {
    const error = section.errorOf(`${name}.${at}`);
    return error ? [`${shortened(entry)}: ${error}`] : [];
  });
  const messages = [section.errorOf(name), ...faults].filter(Boolean);
  const error = messages.map((message) => (
    <span key={message} className="block">
      {message}
    </span>
  ));
  return (
    <Field label={label} hint={hint} error={error.length > 0 && error}>
      <TextArea
        rows={6}
        spellCheck={false}
        value={shown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          section.set({ [name]: linesOf(event.currentTarget.value) });
        }}
      />
    </Field>
  );
}
