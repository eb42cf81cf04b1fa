import type { ReactNode } from 'react';
import { setBlock } from '../../features/blocks/set-block.ts';
import { ChatRoom } from '../../features/conversations/chat/layout/chat-room.tsx';
import type { ChatTools } from '../../features/conversations/chat/layout/chat-tools.ts';
import { Suspended } from '../../features/moderation/notices/suspended.tsx';
import { PushOffer } from '../../features/notifications/push/push-offer.tsx';
import type { SessionUser } from '../../lib/session/session-store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { OfferCard, OfferChips } from './offer-parts.tsx';

const TOOLS: ChatTools = {
  Suspended,
  PushOffer,
  BlockDialog: lazyPart(
    () => import('../../features/blocks/block-dialog.tsx'),
    (module) => module.BlockDialog,
  ),
  setBlock,
  OfferCard,
  OfferChips,
  async report(thing, opener) {
    const { showReportDialog } = await import('../../features/moderation/reporting/show-report-dialog.tsx');
    await showReportDialog(thing, opener);
  },
};

/** The chat with its dependencies on other features. */
export function MemberRoom({ user, children }: { user: SessionUser; children: ReactNode }) {
  return (
    <ChatRoom user={user} tools={TOOLS}>
      {children}
    </ChatRoom>
  );
}
