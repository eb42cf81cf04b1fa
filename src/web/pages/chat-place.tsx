import { lazy } from 'react';

const ChatPane = lazy(async () => ({ default: (await import('../features/chat/layout/chat-pane.tsx')).ChatPane }));

/** What stands beside the list, whichever of the area's addresses it is: none of them has to be loaded on the way. */
export default function ChatPlacePage() {
  return <ChatPane />;
}
