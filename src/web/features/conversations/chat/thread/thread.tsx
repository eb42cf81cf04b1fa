import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { useThread } from '../../inbox/thread.ts';
import { ThreadLog } from './thread-log.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useUnreadFrom } from './use-reading.ts';

export interface ThreadProps {
  conversation: Conversation;
}

/** The messages of one conversation. Fills its height (a flex child: `min-h-0 flex-1`) and scrolls by itself. */
export function Thread({ conversation }: ThreadProps) {
  return <KnownThread key={conversation.id} conversation={conversation} />;
}

function KnownThread({ conversation }: ThreadProps) {
  const t = useT();
  const thread = useThread(conversation.id);
  const ownId = conversation.users.at(-1)?.id ?? 0;
  const { unreadFrom, isOpening, forget } = useUnreadFrom(conversation, thread, ownId);
  if (thread.state === 'failed') {
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
        <ErrorState
          title={t('chat.thread.loadFailed')}
          action={
            <Button icon="rotate-cw" onClick={thread.retry}>
              {t('chat.thread.again')}
            </Button>
          }
        >
          {t('chat.thread.loadFailedText')}
        </ErrorState>
      </div>
    );
  }
  if (thread.state === 'loading' || isOpening) return <ThreadSkeleton />;
  return (
    <ThreadLog
      conversation={conversation}
      thread={thread}
      ownId={ownId}
      unreadFrom={unreadFrom}
      onOwnMessage={forget}
    />
  );
}
