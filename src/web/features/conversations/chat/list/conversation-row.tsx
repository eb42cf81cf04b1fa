import type { Conversation } from '#contract/conversations.ts';
import { useLanguage, useT } from '../../../../lib/i18n.tsx';
import { conversationHref, type FromList, type ListView } from '../../../../lib/paths/chat-paths.ts';
import { useDraft } from '../../../../lib/session/drafts.ts';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { writtenLang } from '../../../../lib/written-lang.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Counter } from '../../../../ui/counter.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { nameOf, titleOf } from '../../inbox/names.ts';
import { otherOf } from '../people.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import { Marked } from './marked.tsx';
import { fromFirstMatch, hasMatch } from './marked-text.ts';
import { TalkPicture } from './talk-picture.tsx';

export interface ConversationRowProps {
  conversation: Conversation;
  myId: number;
  view: ListView;
  /** Whether this conversation is open. */
  isCurrent: boolean;
  /** The previous history entry is its list. */
  isFromList: boolean;
  /** Roving tabindex: the row that Tab reaches; arrow keys move to the others. */
  isTabStop: boolean;
  /** The search query; empty without a search. */
  query: string;
}

const ROW = classNames(
  'group flex items-center gap-3.5 rounded-card px-3 py-2.5 [--row:var(--color-paper)] md:[--row:var(--color-surface)] -outline-offset-3',
  'hover:bg-linen hover:[--row:var(--color-linen)]',
  'aria-[current=page]:bg-primary-soft aria-[current=page]:[--row:var(--color-primary-soft)]',
);

/** A conversation in the list: the other user, the listing, the last message with its time, and the unread count. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, view, isCurrent, isFromList, isTabStop, query } = props;
  const { locale, t } = useLanguage();
  const { id, about, LastMessage, unread, lastSeen, updated_at } = conversation;
  const other = otherOf(conversation);
  const state: FromList | undefined = isFromList ? { isFromList: true } : undefined;
  return (
    <li>
      <Link
        to={conversationHref(id, view)}
        state={state}
        className={ROW}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={isTabStop ? undefined : -1}
        data-conversation={id}
      >
        <TalkPicture other={other} about={about} lastSeen={lastSeen} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={classNames('min-w-0 flex-1 truncate', unread > 0 ? 'font-extrabold' : 'font-bold')}>
              <Marked text={nameOf(other, t)} query={query} />
            </span>
            <TimeLabel
              moment={LastMessage?.created_at ?? updated_at}
              className={classNames(
                'max-w-[45%] shrink-0 truncate text-[0.8125rem]',
                unread > 0 ? 'font-bold text-primary-strong' : 'text-muted',
              )}
            />
          </span>
          {about && (
            <span
              className="block truncate text-sm leading-snug text-muted"
              lang={about.state === 'gone' ? undefined : writtenLang(locale)}
            >
              <Marked text={titleOf(about, t)} query={query} />
            </span>
          )}
          <span className="mt-0.5 flex items-center gap-2">
            <LastWords {...props} />
            {unread > 0 && <Counter count={unread} label={t('chat.list.unread', { count: unread })} />}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The last message, or the user's draft. */
function LastWords({ conversation, myId, query, isCurrent }: ConversationRowProps) {
  const t = useT();
  const [draft] = useDraft(`message:${conversation.id}`);
  const { LastMessage: last, unread } = conversation;
  const look = classNames(
    'min-w-0 flex-1 truncate text-[0.9375rem] leading-snug',
    unread > 0 ? 'font-bold' : 'text-muted',
  );
  if (draft.trim() !== '' && !isCurrent && query === '') {
    return (
      <span className={look}>
        <span className="font-semibold text-danger">{t('chat.list.draft')}</span> {draft.replace(/\s+/gu, ' ')}
      </span>
    );
  }
  if (!last) return <span className={look}>{t('chat.list.nothingYet')}</span>;
  const excerpt = excerptOf(last, t);
  if (isFoundEarlier(conversation, excerpt, query))
    return <span className={classNames(look, 'italic')}>{t('chat.list.foundEarlier')}</span>;
  return (
    <span className={look}>
      {last.sender_id === myId && <Own isRead={last.number <= conversation.otherReadNumber} />}
      {excerpt.icon && <Icon name={excerpt.icon} size="1.0625em" className="me-1 inline-block align-[-0.15em]" />}
      <span className={excerpt.isSaid && last.removed ? 'italic' : undefined}>
        <Marked text={fromFirstMatch(excerpt.text, query)} query={excerpt.isSaid ? '' : query} />
      </span>
    </span>
  );
}

/** The match is not in what the row shows but in an earlier message. */
function isFoundEarlier(conversation: Conversation, { text, isSaid }: Excerpt, query: string): boolean {
  if (query === '') return false;
  const shown = [otherOf(conversation).name, conversation.about?.title ?? '', isSaid ? '' : text];
  return !shown.some((each) => hasMatch(each, query));
}

/** Marks the user's own message, and whether it was read. */
function Own({ isRead }: { isRead: boolean }) {
  const t = useT();
  return (
    <>
      <Icon
        name={isRead ? 'check-check' : 'check'}
        size="1.0625em"
        label={t(isRead ? 'chat.thread.read' : 'chat.thread.sent')}
        className={classNames('me-1 inline-block align-[-0.15em]', isRead && 'text-success')}
      />
      <span className="font-semibold">{t('chat.list.you')}</span>{' '}
    </>
  );
}
