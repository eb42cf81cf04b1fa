import type { ReactNode } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { useT } from '../../../lib/i18n.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Counter } from '../../../ui/counter.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuLine, MenuLink } from '../../../ui/menu.tsx';
import { Ornament } from '../../../ui/ornament.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { otherOf } from './conversation-facts.ts';
import { wantConversations } from './conversation-store.ts';
import { useKnownConversations, useUnread } from './conversations.ts';
import { lastWords } from './last-words.ts';
import { nameOf, titleOf } from './names.ts';
import { recentOf } from './recent.ts';
import { UnreadCount } from './unread-count.tsx';

/** In the header of wide screens: the unread count and the recent conversations. */
export function ChatMenu({ memberId }: { memberId: number }) {
  const t = useT();
  const { messages } = useUnread();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches for focus inside
    <div onFocus={wantConversations}>
      <Menu
        trigger={
          <>
            <Icon name="message-circle" />
            <UnreadCount className="absolute start-5 -top-0.5 ring-2 ring-surface" />
          </>
        }
        label={messages > 0 ? `${t('inbox.title')}, ${t('inbox.unread', { count: messages })}` : t('inbox.title')}
        triggerClassName="btn btn-quiet btn-icon relative"
        align="end"
        panelClassName="max-h-[calc(100dvh-5rem)] w-96 overflow-y-auto"
      >
        <p className="px-3 pt-2 pb-1.5 font-heading text-lg font-semibold text-ink">{t('inbox.title')}</p>
        <Recent memberId={memberId} />
        <MenuLine />
        <MenuLink to="/chat" icon="message-circle" className="text-primary-strong">
          {t('inbox.all')}
        </MenuLink>
      </Menu>
    </div>
  );
}

function Recent({ memberId }: { memberId: number }) {
  const t = useT();
  const { state, items, retry } = useKnownConversations();
  if (state === 'loading') return <Spinner className="mx-auto my-10" size="1.75rem" label={t('inbox.loading')} />;
  if (state === 'failed') {
    return (
      <Words>
        <p>{t('inbox.failed')}</p>
        <Button size="sm" variant="secondary" icon="rotate-cw" onClick={retry}>
          {t('inbox.retry')}
        </Button>
      </Words>
    );
  }
  if (items.length === 0) {
    return (
      <Words>
        <Ornament name="rooster-pair" className="w-24" />
        <p>{t('inbox.none')}</p>
      </Words>
    );
  }
  return (
    <ul>
      {recentOf(items).map((conversation) => (
        <li key={conversation.id}>
          <RecentRow conversation={conversation} memberId={memberId} />
        </li>
      ))}
    </ul>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <div className="flex flex-col items-center gap-3 px-6 py-6 text-center text-muted">{children}</div>;
}

function RecentRow({ conversation, memberId }: { conversation: Conversation; memberId: number }) {
  const t = useT();
  const { id, LastMessage: last, unread, about } = conversation;
  const other = otherOf(conversation, memberId);
  if (!other || !last) return null;
  return (
    <MenuLink to={`/chat/conversation/${id}`} className="gap-3 py-2">
      <Avatar name={other.name} src={avatarSrc(other)} size={40} className="shrink-0" />
      <span className="min-w-0 flex-1 font-normal">
        <span className="flex items-baseline gap-2">
          <span className={classNames('min-w-0 flex-1 truncate', unread > 0 ? 'font-extrabold' : 'font-bold')}>
            {nameOf(other, t)}
          </span>
          <TimeLabel moment={last.created_at} className="shrink-0 text-[0.8125rem] text-muted" />
        </span>
        {about && <span className="block truncate text-[0.8125rem] leading-snug text-muted">{titleOf(about, t)}</span>}
        <span className="flex items-center gap-2 text-[0.9375rem] leading-snug">
          <span className={classNames('min-w-0 flex-1 truncate', unread > 0 ? 'font-bold' : 'text-muted')}>
            {last.sender_id === memberId && `${t('inbox.you')} `}
            {lastWords(last, t)}
          </span>
          {unread > 0 && <Counter count={unread} label={t('inbox.unread', { count: unread })} />}
        </span>
      </span>
    </MenuLink>
  );
}
