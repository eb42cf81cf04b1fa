import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../session/session-store.ts';
import { Invitation } from './invitation.tsx';
import { RoomWaiting } from './room-waiting.tsx';

const ChatRoom = lazy(async () => ({ default: (await import('./chat-room.tsx')).ChatRoom }));

/**
 * The chat area. Strangers are invited to log in, from where they come back; the server renders for nobody, so its page
 * has the invitation, and beside it what whoever is logged in sees until the page has come to life.
 */
export function ChatPage({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session === false) return <Invitation />;
  if (session === null) {
    return (
      <>
        <Invitation className="in-data-session:hidden" />
        <RoomWaiting isUnsure />
      </>
    );
  }
  return (
    <Suspense fallback={<RoomWaiting />}>
      <ChatRoom key={session.id} user={session}>
        {children}
      </ChatRoom>
    </Suspense>
  );
}
