import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { actKeys } from '../../../lib/session/act-key.ts';
import { getText, saveTextDraft } from '../calls.ts';
import { forgetTyped, keepTyped, readTyped, type TextFields } from './typed.ts';

/** `same`: nothing was changed. `failed`: the server could not be reached; it is tried again. */
export type DraftStatus = 'same' | 'unsaved' | 'saving' | 'saved' | 'failed';

/** The draft of a text in one language. */
export interface Draft {
  readonly fields: TextFields;
  readonly status: DraftStatus;
  /** What another admin has saved meanwhile; null without a conflict. */
  readonly theirs: DeskText | null;
  readonly change: (fields: TextFields) => void;
  /** Discards the input and starts from the server's text. */
  readonly begin: (text: DeskText) => void;
  /** Overwrites the other admin's version. */
  readonly keepMine: () => void;
}

const PAUSE_MS = 1_000;
const AGAIN_MS = 8_000;

/**
 * Autosaves the input after each pause, and keeps it in the tab until it is saved. When two admins edit at once, the
 * second sees what the first has saved; nothing is overwritten unseen.
 */
export function useDraft(text: DeskText, write: (text: DeskText) => void): Draft {
  const { id, locale } = text;
  const [first] = useState(() => beginning(text));
  const [fields, setFields] = useState(first.fields);
  const [status, setStatus] = useState<DraftStatus>(first.status);
  const [theirs, setTheirs] = useState(first.theirs);
  const revision = useRef(text.draft?.revision ?? 0);
  const newest = useRef(fields);
  const [keyOf] = useState(actKeys);

  const change = useCallback(
    (next: TextFields) => {
      newest.current = next;
      setFields(next);
      setStatus('unsaved');
      keepTyped(id, locale, { revision: revision.current, fields: next });
    },
    [id, locale],
  );

  const begin = useCallback(
    (next: DeskText) => {
      forgetTyped(id, locale);
      revision.current = next.draft?.revision ?? 0;
      newest.current = next.draft?.fields ?? next.base.fields;
      setFields(newest.current);
      setStatus(next.draft ? 'saved' : 'same');
      setTheirs(null);
      write(next);
    },
    [id, locale, write],
  );

  const save = useCallback(async () => {
    const sent = newest.current;
    const body = { locale, revision: revision.current, fields: { ...sent } };
    setStatus('saving');
    try {
      const { data } = await browserApi({ idempotencyKey: keyOf(body) }).call(saveTextDraft, { params: { id }, body });
      revision.current = data.draft?.revision ?? 0;
      if (newest.current === sent) forgetTyped(id, locale);
      else keepTyped(id, locale, { revision: revision.current, fields: newest.current });
      setStatus(newest.current === sent ? 'saved' : 'unsaved');
      write(data);
    } catch (error) {
      setStatus('failed');
      if (!isApiError(error) || error.code !== 'conflict') return;
      const now = await browserApi()
        .call(getText, { params: { id }, query: { locale } })
        .catch(() => null);
      if (now) setTheirs(now);
    }
  }, [id, locale, keyOf, write]);

  useEffect(() => {
    if (theirs || (status !== 'unsaved' && status !== 'failed')) return;
    const timer = setTimeout(() => void save(), status === 'failed' ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, status, theirs, save]);

  const keepMine = useCallback(() => {
    if (!theirs) return;
    revision.current = theirs.draft?.revision ?? 0;
    setTheirs(null);
    setStatus('unsaved');
  }, [theirs]);

  return { fields, status, theirs, change, begin, keepMine };
}

/** The initial content of a tab: its unsaved input, else the draft, else the newest version. */
function beginning(text: DeskText): Pick<Draft, 'fields' | 'status' | 'theirs'> {
  const typed = readTyped(text.id, text.locale);
  if (typed) {
    const isCurrent = typed.revision === (text.draft?.revision ?? 0);
    return { fields: typed.fields, status: 'unsaved', theirs: isCurrent ? null : text };
  }
  return { fields: text.draft?.fields ?? text.base.fields, status: text.draft ? 'saved' : 'same', theirs: null };
}
