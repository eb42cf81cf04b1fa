import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useLanguage, useT } from '../../../../lib/i18n.tsx';
import { useNowMs } from '../../../../lib/time/use-now.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { nameOf } from '../../inbox/names.ts';
import type { ThreadView } from '../../inbox/thread.ts';
import { otherOf } from '../people.ts';
import { dayHeading } from './day-text.ts';
import { groupRows, type Row } from './group-rows.ts';
import { MessageRow } from './message-row.tsx';
import { ThreadActsContext } from './thread-acts.ts';
import { ThreadAnnouncer } from './thread-announcer.tsx';
import { ThreadStart } from './thread-start.tsx';
import { ToEndButton } from './to-end-button.tsx';
import { TypingBubble } from './typing-bubble.tsx';
import { useActs } from './use-acts.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import { useSeen } from './use-reading.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadLogProps {
  conversation: Conversation;
  thread: ThreadView;
  ownId: number;
  unreadFrom: number | null;
  /** The user has sent a message, and so has seen the new ones. */
  onOwnMessage: () => void;
}

/** The message list, once loaded. */
export function ThreadLog({ conversation, thread, ownId, unreadFrom, onOwnMessage }: ThreadLogProps) {
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const { items, otherReadNumber, isOtherTyping } = thread;
  const name = nameOf(otherOf(conversation), t);
  const days = useMemo(
    () => groupRows(items, { ownId, otherReadNumber, unreadFrom }),
    [items, ownId, otherReadNumber, unreadFrom],
  );
  const { acts, overlay } = useActs(conversation, log);
  const { newCount, see } = useSeen(conversation, items, ownId);
  const earlier = useEarlier(thread);
  const { isFar, toEnd } = useThreadScroll(log, {
    version: `${items.length} ${isOtherTyping}`,
    openAt: line,
    onNearStart: earlier.load,
    onSeen: see,
  });
  useOwnMessages(items, () => {
    toEnd(false);
    onOwnMessage();
  });
  const keys = useMenuKeys(log, days);
  const handleToEnd = () => {
    // The button disappears at the end.
    log.current?.focus({ preventScroll: true });
    toEnd(true);
  };
  return (
    <ThreadActsContext value={acts}>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label={t('chat.thread.log', { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
          tabIndex={0}
          className="flex min-h-0 flex-1 flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:rounded-none focus-visible:-outline-offset-3"
          {...keys}
        >
          <div className={classNames('px-3 pb-3 sm:px-5', items.length === 0 && 'my-auto')}>
            <Beginning conversation={conversation} thread={thread} earlier={earlier} />
            {days.map(({ day, rows }) => (
              <DayPart key={day} day={day}>
                {rows.map((row: Row) => (
                  <MessageRow key={row.item.key} {...row} otherName={name} line={line} />
                ))}
              </DayPart>
            ))}
            {isOtherTyping && <TypingBubble name={name} />}
          </div>
        </div>
        {(isFar || newCount > 0) && items.length > 0 && <ToEndButton newCount={newCount} onPress={handleToEnd} />}
        <ThreadAnnouncer items={items} ownId={ownId} name={name} />
      </div>
      {overlay}
    </ThreadActsContext>
  );
}

function DayPart({ day, children }: { day: string; children: ReactNode }) {
  const { locale, t } = useLanguage();
  const nowMs = useNowMs();
  const heading = dayHeading(locale, t, day, nowMs);
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2
        id={`day-${day}`}
        className="pointer-events-none sticky top-2 z-[1] mx-auto mt-4 w-fit rounded-full border border-line bg-linen px-3.5 py-0.5 text-center font-sans text-[0.8125rem] leading-6 font-bold text-muted shadow-card first-letter:uppercase"
      >
        {heading}
      </h2>
      <ol>{children}</ol>
    </section>
  );
}

type Earlier = ReturnType<typeof useEarlier>;

function Beginning({
  conversation,
  thread,
  earlier,
}: {
  conversation: Conversation;
  thread: ThreadView;
  earlier: Earlier;
}) {
  const t = useT();
  if (!thread.hasEarlier) return <ThreadStart conversation={conversation} isEmpty={thread.items.length === 0} />;
  return (
    <div className="grid h-16 place-items-center text-muted">
      {earlier.hasFailed ? (
        <button type="button" className="btn btn-quiet btn-sm" onClick={earlier.again}>
          {t('chat.thread.earlierAgain')}
        </button>
      ) : (
        <Spinner label={t('chat.thread.loadingEarlier')} size={22} />
      )}
    </div>
  );
}

/** Loads earlier messages, one page at a time; after a failure only on retry. */
function useEarlier({ hasEarlier, isLoadingEarlier, loadEarlier }: ThreadView) {
  const [hasFailed, setFailed] = useState(false);
  const isAsking = useRef(false);
  const ask = () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setFailed(false);
    loadEarlier()
      .catch(() => setFailed(true))
      .finally(() => {
        isAsking.current = false;
      });
  };
  const load = () => {
    if (hasEarlier && !isLoadingEarlier && !hasFailed) ask();
  };
  return { hasFailed, load, again: ask };
}

/** Scrolls to the user's own new message. */
function useOwnMessages(items: ThreadView['items'], onOwnMessage: () => void): void {
  const lastPending = items.findLast((item) => item.kind === 'pending')?.key ?? null;
  const known = useRef(lastPending);
  const act = useRef(onOwnMessage);
  act.current = onOwnMessage;
  useLayoutEffect(() => {
    const isNew = lastPending !== null && lastPending !== known.current;
    known.current = lastPending;
    if (isNew) act.current();
  }, [lastPending]);
}
