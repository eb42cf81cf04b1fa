import { createContext, use } from 'react';
import type { SessionUser } from '../../session/session-store.ts';
import type { ListView } from '../places.ts';

/** What the pane knows of the room that it stands in. */
export interface Room {
  readonly user: SessionUser;
  readonly view: ListView;
  /** Back to the list, where it does not stand beside. */
  readonly toList: () => void;
}

export const RoomContext = createContext<Room | null>(null);

/** The room around a pane. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('a pane stands outside of the room');
  return room;
}
