import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type SessionUser, useSession } from '../../../../lib/session/session-store.ts';
import { Invitation } from './invitation.tsx';
import { RoomWaiting } from './room-waiting.tsx';

export interface ChatPageProps {
  /** The chat of a signed-in user; may be lazy. */
  Room: ComponentType<{ user: SessionUser; children: ReactNode }>;
  children: ReactNode;
}

/**
 * The chat area. Anonymous visitors are invited to log in and return here. The server renders without a session, so its
 * page has both the invitation and the skeleton of the chat until hydration.
 */
export function ChatPage({ Room, children }: ChatPageProps) {
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
      <Room key={session.id} user={session}>
        {children}
      </Room>
    </Suspense>
  );
}
