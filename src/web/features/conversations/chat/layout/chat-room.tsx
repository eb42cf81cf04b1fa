import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { chatPlaceOf, isFromList, type ListView, listHref, listViewOf } from '../../../../lib/paths/chat-paths.ts';
import type { SessionUser } from '../../../../lib/session/session-store.ts';
import { useConversations } from '../../inbox/conversations.ts';
import { HeadSkeleton } from '../header/head-skeleton.tsx';
import { ConversationList } from '../list/conversation-list.tsx';
import { NoConversations } from '../list/list-states.tsx';
import type { ChatTools } from './chat-tools.ts';
import { type Room, RoomContext } from './room-context.ts';
import { TwoPanes } from './two-panes.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useWindowHeight } from './use-window-height.ts';

export interface ChatRoomProps {
  user: SessionUser;
  tools: ChatTools;
  /** The current route's content. */
  children: ReactNode;
}

/** A signed-in user's chat: the list, which persists across conversations, and a pane. */
export function ChatRoom({ user, tools, children }: ChatRoomProps) {
  const place = chatPlaceOf(useParams());
  const [search] = useSearchParams();
  const view = listViewOf(search);
  const isPage = place.name === 'list';
  const currentId = place.name === 'conversation' ? place.id : null;
  const rows = useRef<HTMLUListElement>(null);
  const toList = useWayToList(view);
  const room = useMemo<Room>(() => ({ user, tools, view, toList }), [user, tools, view, toList]);
  useWindowHeight();
  useRowFocus(rows, currentId);
  const { state, items } = useConversations();
  const isEmpty = state === 'ready' && items.length === 0 && view === 'inbox';
  return (
    <RoomContext value={room}>
      <TwoPanes
        isPaneOpen={!isPage}
        list={
          <ConversationList
            myId={user.id}
            view={view}
            currentId={currentId}
            isPage={isPage}
            rows={rows}
            empty={isEmpty && isPage && <NoConversations />}
          />
        }
        pane={
          isPage && isEmpty ? <NoConversations isWide /> : <Suspense fallback={<HeadSkeleton />}>{children}</Suspense>
        }
      />
    </RoomContext>
  );
}

/**
 * Goes back in the history when the list was the previous page, which restores its state; else replaces the
 * conversation by the list.
 */
function useWayToList(view: ListView): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBefore = isFromList(state);
  return useMemo(
    () => () => (isBefore ? navigate(-1) : navigate(listHref(view), { replace: true })),
    [navigate, isBefore, view],
  );
}
