import { Suspense, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../../ui/menu.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { hasLeft, nameOf } from '../../inbox/names.ts';
import { useRoom } from '../layout/room-context.ts';
import { otherOf } from '../people.ts';
import { useArchiving } from './use-archiving.ts';
import { useBlocking } from './use-blocking.ts';

export interface ConversationMenuProps {
  conversation: Conversation;
  /** The conversation was archived. */
  onArchived: () => void;
}

/** Actions on a conversation and on the other user. */
export function ConversationMenu({ conversation, onArchived }: ConversationMenuProps) {
  const t = useT();
  const { BlockDialog, report } = useRoom().tools;
  const part = useRef<HTMLDivElement>(null);
  const opener = () => part.current?.querySelector('summary') ?? null;
  const focusMenu = () => requestAnimationFrame(() => opener()?.focus());
  const [isAsking, setAsking] = useState(false);
  const archiving = useArchiving(conversation, onArchived);
  const blocking = useBlocking(conversation);
  const other = otherOf(conversation);
  const name = nameOf(other, t);
  const isBlocked = conversation.closed === 'byMe';

  async function handleReport(): Promise<void> {
    try {
      await report({ type: 'account', id: other.id }, opener());
    } catch {
      showToast({ tone: 'error', title: t('frame.error.offline') });
    }
  }

  return (
    <div ref={part} className="contents">
      <Menu
        trigger={archiving.isBusy || blocking.isBusy ? <Spinner /> : <Icon name="ellipsis" />}
        label={t('chat.head.menu')}
        triggerClassName="btn btn-quiet btn-icon"
        align="end"
        panelClassName="w-72"
      >
        {!hasLeft(other) && (
          <MenuLink to={`/user/${other.id}`} icon="user">
            {t('chat.head.profile')}
          </MenuLink>
        )}
        <MenuButton icon={conversation.archived ? 'undo-2' : 'archive'} onClick={() => void archiving.toggle()}>
          {t(conversation.archived ? 'chat.head.unarchive' : 'chat.head.archive')}
        </MenuButton>
        {!hasLeft(other) && (
          <>
            <MenuLine />
            <MenuButton
              icon={isBlocked ? 'undo-2' : 'ban'}
              onClick={() => (isBlocked ? void blocking.set(false).then(focusMenu) : setAsking(true))}
            >
              {t(isBlocked ? 'commenting.block.unblock' : 'commenting.block.act')}
            </MenuButton>
            <MenuButton icon="flag" onClick={() => void handleReport()}>
              {t('chat.head.report')}
            </MenuButton>
          </>
        )}
      </Menu>
      {isAsking && (
        <Suspense>
          <BlockDialog
            name={name}
            onBlock={() => void blocking.set(true).then(focusMenu)}
            onClose={() => {
              setAsking(false);
              focusMenu();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
