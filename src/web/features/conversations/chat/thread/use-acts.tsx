import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useConversation } from '../../inbox/conversations.ts';
import { nameOf } from '../../inbox/names.ts';
import type { ChatTools } from '../layout/chat-tools.ts';
import { useRoom } from '../layout/room-context.ts';
import { otherOf } from '../people.ts';
import { leavesSite } from './linkify.ts';
import { type MessageAct, MessageMenu } from './message-menu.tsx';
import { createNearness } from './nearness.ts';
import type { ThreadActs } from './thread-acts.ts';
import { useOverlay } from './use-overlay.ts';

/** The actions of a thread's messages, and the overlay that one of them has opened. */
export function useActs(
  conversation: Conversation,
  log: RefObject<HTMLElement | null>,
): { acts: ThreadActs; overlay: ReactNode } {
  const t = useT();
  const { tools } = useRoom();
  const { overlay, open, close } = useOverlay();
  const root = useRouteLoaderData('root') as { publicUrl?: string } | undefined;
  const latest = useRef({ publicUrl: root?.publicUrl, name: '' });
  latest.current = { publicUrl: root?.publicUrl, name: nameOf(otherOf(conversation), t) };
  const conversationId = conversation.id;
  const acts = useMemo((): ThreadActs => {
    const report = (messageId: number, opener: HTMLElement) =>
      open(async () => {
        await tools.report({ type: 'message', id: messageId }, opener);
        return null;
      });
    return {
      conversationId,
      report,
      openLink(href, opener) {
        if (!leavesSite(href, ownHosts(latest.current.publicUrl))) return false;
        open(async () => {
          const { LinkDialog } = await import('./link-dialog.tsx');
          return <LinkDialog href={href} opener={opener} onClose={close} />;
        });
        return true;
      },
      openMenu(message, isOwn, opener) {
        const all: MessageAct[] = [];
        if (message.content) all.push({ icon: 'copy', label: t('chat.thread.copy'), run: () => copy(message.content) });
        if (!isOwn) all.push({ icon: 'flag', label: t('chat.thread.report'), run: () => report(message.id, opener) });
        open(async () => <MessageMenu acts={all} opener={opener} isOwn={isOwn} onClose={close} />);
      },
      showPictures(pictures, at, opener) {
        open(async () => {
          const { PictureWindow } = await import('./picture-window.tsx');
          const title = latest.current.name;
          return <PictureWindow {...{ conversationId, pictures, at, title, opener }} onClose={close} />;
        });
      },
      showAdvice(opener) {
        open(async () => {
          const { AdviceDialog } = await import('./advice-dialog.tsx');
          return <AdviceDialog opener={opener} onClose={close} />;
        });
      },
      renderOffer: (message) => (
        <OfferInTalk conversationId={conversationId} message={message} Card={tools.OfferCard} />
      ),
      whenNear: createNearness(() => log.current),
    };
    function copy(text: string): void {
      navigator.clipboard.writeText(text).then(
        () => showToast({ tone: 'success', description: t('chat.thread.copied'), timeoutMs: 2500 }),
        () => showToast({ tone: 'error', description: t('chat.thread.copyFailed') }),
      );
    }
  }, [conversationId, tools, t, open, close, log]);
  return { acts, overlay };
}

interface OfferInTalkProps {
  conversationId: number;
  message: Message & { offer: Offer };
  Card: ChatTools['OfferCard'];
}

/** An offer's card follows the conversation, which its message does not know. */
function OfferInTalk({ conversationId, message, Card }: OfferInTalkProps) {
  const { conversation } = useConversation(conversationId);
  return (
    conversation && <Card conversation={conversation} message={message} ownId={conversation.users.at(-1)?.id ?? 0} />
  );
}

function ownHosts(publicUrl: string | undefined): string[] {
  return publicUrl ? [location.host, new URL(publicUrl).host] : [location.host];
}
