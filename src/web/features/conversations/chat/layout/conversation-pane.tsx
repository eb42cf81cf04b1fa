import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useConversation } from '../../inbox/conversations.ts';
import { nameOf } from '../../inbox/names.ts';
import { Composer } from '../composer/composer.tsx';
import { isFocusLost } from '../focus-lost.ts';
import { ConversationHead } from '../header/conversation-head.tsx';
import { WritingPlace } from '../header/writing-place.tsx';
import { otherOf } from '../people.ts';
import { Thread } from '../thread/thread.tsx';
import { NowhereToBeFound, PaneFailed, PaneWaiting } from './pane-states.tsx';
import { useRoom } from './room-context.ts';
import { useTitle } from './use-title.ts';

/** One conversation: header, messages and message field. */
export function ConversationPane({ id }: { id: number }) {
  const t = useT();
  const { state, conversation, retry } = useConversation(id);
  if (state === 'ready') return <Open conversation={conversation} />;
  if (state === 'missing') return <NowhereToBeFound />;
  if (state === 'failed') return <PaneFailed onRetry={retry} />;
  return <PaneWaiting label={t('chat.page.opening')} />;
}

function Open({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const { user, toList } = useRoom();
  const pane = useFocusOnArrival();
  useTitle(`${nameOf(otherOf(conversation), t)}, ${t('chat.page.title')}`);
  return (
    <section
      ref={pane}
      aria-label={t('chat.page.with', { name: nameOf(otherOf(conversation), t) })}
      className="relative flex min-h-0 flex-1 flex-col"
    >
      <ConversationHead conversation={conversation} myId={user.id} onBack={toList} />
      <Thread conversation={conversation} />
      <WritingPlace conversation={conversation}>
        <Composer conversation={conversation} />
      </WritingPlace>
    </section>
  );
}

/**
 * Focuses the message field on arrival, unless that opens an on-screen keyboard; else, if the focus was lost, focuses
 * the heading.
 */
function useFocusOnArrival() {
  const pane = useRef<HTMLElement>(null);
  const way = useRef(useNavigationType());
  useEffect(() => {
    if (way.current === 'POP') return;
    const isWide = matchMedia('(width >= 48rem) and (pointer: fine)').matches;
    const field = isWide ? pane.current?.querySelector<HTMLElement>('textarea') : null;
    if (field) field.focus({ preventScroll: true });
    else if (isFocusLost()) pane.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return pane;
}
