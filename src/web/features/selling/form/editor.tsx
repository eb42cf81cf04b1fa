import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isNotFound } from '../../../lib/remote/failure-text.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { getDraft, removeDraft, saveDraft } from './calls.ts';
import type { RemoteDraft } from './draft-content.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { ListingForm } from './listing-form.tsx';
import { type DraftKey, draftWriter, keepLocalDraft } from './local-drafts.ts';
import { ResumeChoice } from './resume-choice.tsx';
import { type Start, useStart } from './use-start.ts';
import { Waiting } from './waiting.tsx';

export interface EditorProps {
  draftKey: DraftKey;
  user: SessionUser;
}

/** Opens the form: determines its initial content, and saves the draft from then on. */
export function Editor({ draftKey, user }: EditorProps) {
  const t = useT();
  const { opening, reload, begin, resume, ask } = useStart(draftKey);
  if (opening.state === 'loading') return <Waiting />;
  if (opening.state === 'failed') return <Failed error={opening.error} onRetry={reload} />;
  if (opening.state === 'asking') {
    const { choices, fresh, photos } = opening;
    return (
      <ResumeChoice
        choices={choices}
        unsentCount={photos.length}
        onResume={(choice) => resume(choice, fresh, photos)}
        onAnew={() => begin(fresh)}
      />
    );
  }
  const { start } = opening;
  return (
    <>
      <p className="sr-only" role="status">
        {start.draft ? t('posting.resume.done') : ''}
      </p>
      <Kept draftKey={draftKey} user={user} start={start} onForeign={(remote) => void ask(remote, start)} />
    </>
  );
}

interface KeptProps {
  draftKey: DraftKey;
  user: SessionUser;
  start: Start;
  onForeign: (remote: RemoteDraft) => void;
}

function Kept({ draftKey, user, start, onForeign }: KeptProps) {
  const wasAsked = useRef(start.wasAsked);
  const newest = useRef(onForeign);
  newest.current = onForeign;
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        {
          keepHere: (draft) => keepLocalDraft(draftKey, draft),
          async save(form, isLast) {
            const params = { kind: draftKey.kind, id: draftKey.listingId };
            if (!wasAsked.current) {
              const { draft } = await browserApi().call(getDraft, { params });
              wasAsked.current = true;
              if (draft) {
                keeperRef.current?.stop();
                newest.current(draft);
                throw new Error('another device has a draft');
              }
            }
            const { data } = await browserApi({ outlivesPage: isLast }).call(saveDraft, {
              params,
              body: { form: { ...form, writer: draftWriter() } },
            });
            return data;
          },
          remove: () => browserApi().call(removeDraft, { params: { kind: draftKey.kind, id: draftKey.listingId } }),
          nowMs: () => Date.now(),
        },
        start.draft,
      ),
  );
  const keeperRef = useRef(keeper);
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    keeper.resume();
    const flush = () => void keeper.flush();
    const leave = () => keeper.leave();
    const handleHidden = () => document.visibilityState === 'hidden' && leave();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', handleHidden);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', handleHidden);
      removeEventListener('pagehide', leave);
      // Navigating within the site does not finish the draft: the latest input is still sent.
      mounts.current -= 1;
      void keeper.flush().then(() => mounts.current > 0 || keeper.stop());
    };
  }, [keeper]);
  return <ListingForm draftKey={draftKey} user={user} start={start} keeper={keeper} />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const isGone = isNotFound(error);
  return (
    <Card>
      <ErrorState
        title={t(isGone ? 'posting.gone.title' : 'panel.failed.title')}
        action={
          isGone ? (
            <LinkButton to="/userpanel">{t('posting.gone.panel')}</LinkButton>
          ) : (
            <Button icon="rotate-cw" onClick={onRetry}>
              {t('panel.failed.again')}
            </Button>
          )
        }
      >
        {isGone ? t('posting.gone.text') : failureText(error, t)}
      </ErrorState>
    </Card>
  );
}
