import { lazy } from 'react';

const ChatPane = lazy(async () => ({
  default: (await import('../features/conversations/chat/layout/chat-pane.tsx')).ChatPane,
}));

/** The pane beside the list for all chat paths, so that none has to be loaded on navigation. */
export default function ChatPlacePage() {
  return <ChatPane />;
}
