import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../../../lib/i18n.tsx';
import { conversationHref, offerWishOf, type TalkAbout } from '../../../../lib/paths/chat-paths.ts';
import { useCurrentUser } from '../../../../lib/session/session-store.ts';
import { openConversation } from '../../inbox/conversations.ts';
import { PaneWaiting } from './pane-states.tsx';
import { refusalOf } from './refusal.ts';
import { useRoom } from './room-context.ts';
import { StartRefused } from './start-refused.tsx';

/** Finds or creates the conversation about a listing or with a user, then redirects to its path. */
export function StartPane({ about }: { about: TalkAbout }) {
  const t = useT();
  const { error, retry } = useOpening(about);
  if (error !== null) return <StartRefused about={about} refusal={refusalOf(error)} error={error} onRetry={retry} />;
  return <PaneWaiting label={t('chat.page.opening')} />;
}

function useOpening(about: TalkAbout) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { view } = useRoom();
  const [search] = useSearchParams();
  const [error, setError] = useState<unknown>(null);
  const asked = useRef<ReturnType<typeof openConversation>>(null);
  const isLeaving = useRef(false);
  const go = useRef((id: number) => void id);
  go.current = (id) => {
    // Each call would restart the navigation, which renders this again: on a slow connection it would never end.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const offer = offerWishOf(search);
    const carried = offer ? { ...(state as object | null), offer } : state;
    void navigate(conversationHref(id, view), { replace: true, state: carried });
  };
  useEffect(() => {
    if (error !== null) return;
    let isOver = false;
    // Request once, even when effects run twice.
    asked.current ??= openConversation(about);
    asked.current.then(
      ({ id }) => isOver || go.current(id),
      (failure: unknown) => isOver || setError(failure),
    );
    return () => {
      isOver = true;
    };
  }, [about, error]);
  const retry = () => {
    asked.current = null;
    setError(null);
  };
  useRetryWhenVerified(error, retry);
  return { error, retry };
}

/** Retries when the e-mail address was confirmed in another tab, if the request was refused for that. */
function useRetryWhenVerified(error: unknown, retry: () => void): void {
  const isVerified = useCurrentUser()?.verified === true;
  const was = useRef(isVerified);
  useEffect(() => {
    const isNews = isVerified && !was.current;
    was.current = isVerified;
    if (isNews && error !== null && refusalOf(error) === 'mustVerifyEmail') retry();
  });
}
