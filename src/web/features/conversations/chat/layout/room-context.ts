import { createContext, use } from 'react';
import type { ListView } from '../../../../lib/paths/chat-paths.ts';
import type { SessionUser } from '../../../../lib/session/session-store.ts';
import type { ChatTools } from './chat-tools.ts';

/** What the pane knows of its room. */
export interface Room {
  readonly user: SessionUser;
  readonly tools: ChatTools;
  readonly view: ListView;
  /** Back to the list, where it is not beside the pane. */
  readonly toList: () => void;
}

export const RoomContext = createContext<Room | null>(null);

/** The enclosing room. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('useRoom requires an enclosing chat room');
  return room;
}
