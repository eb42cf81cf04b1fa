import { useCallback, useState } from 'react';
import type { DeskText } from '#contract/texts/texts.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useT } from '../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { textHref } from '../places.ts';
import { ActsBar } from './acts-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { FieldsPart } from './fields-part.tsx';
import { MailPreview } from './mail-preview.tsx';
import { PagePreview } from './page-preview.tsx';
import { useDraft } from './use-draft.ts';
import { VersionsPart } from './versions-part.tsx';

export interface TextEditorProps {
  text: DeskText;
  remote: UsedRemote<DeskText>;
}

/** The server's error messages by field. */
export type Faults = Readonly<Record<string, string>>;

/** A text in one language: the editor on the left, the preview on the right, the versions below. */
export function TextEditor({ text, remote }: TextEditorProps) {
  const t = useT();
  const { id, kind, locale } = text;
  const draft = useDraft(text, remote.write);
  const [faults, setFaults] = useState<Faults>({});
  const change = useCallback(
    (fields: typeof draft.fields) => {
      setFaults({});
      draft.change(fields);
    },
    [draft.change],
  );
  return (
    <>
      <LanguageTabs text={text} />
      <StateNote text={text} />
      {draft.theirs && <ConflictNotice text={text} draft={draft} theirs={draft.theirs} />}
      <ActsBar text={text} draft={draft} onFaults={setFaults} />
      <div className="mt-5 grid items-start gap-6 xl:grid-cols-2">
        <FieldsPart text={text} fields={draft.fields} faults={faults} onChange={change} />
        <div className="min-w-0 xl:sticky xl:top-4">
          <h2 className="mb-3 text-subheading">{t('texts.preview')}</h2>
          {kind === 'mail' ? (
            <MailPreview id={id} locale={locale} fields={draft.fields} onFaults={setFaults} />
          ) : (
            <PagePreview text={text} fields={draft.fields} />
          )}
        </div>
      </div>
      <VersionsPart text={text} draft={draft} onTake={change} />
    </>
  );
}

function LanguageTabs({ text: { id, locale: current, languages } }: { text: DeskText }) {
  const t = useT();
  const markOf = ({ state, revision }: DeskText['languages'][number]) => {
    if (revision > 0) return t('texts.mark.draft');
    return state === 'older' || state === 'missing' ? t(`texts.mark.${state}`) : undefined;
  };
  return (
    <Tabs
      label={t('texts.languages')}
      className="mb-5"
      tabs={languages.map((language) => {
        const mark = markOf(language);
        return {
          to: textHref(id, language.locale),
          label: <span lang={language.locale}>{LOCALES[language.locale].name}</span>,
          current: language.locale === current,
          ...(mark !== undefined && { count: mark }),
        };
      })}
    />
  );
}

/** Warns that this language shows an outdated text, or another language's. */
function StateNote({ text: { kind, base } }: { text: DeskText }) {
  const t = useT();
  if (base.state === 'current' || base.state === 'builtIn') return null;
  const note = base.state === 'older' ? 'older' : kind === 'document' ? 'missingDocument' : 'missingWords';
  return (
    <Alert tone="warning" className="mb-5">
      {t(`texts.note.${note}`)}
    </Alert>
  );
}
