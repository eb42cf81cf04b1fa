import { type FormEvent, useId, useRef } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useNowMs } from '../../../../lib/time/use-now.ts';
import { FilesFailed } from '../../../../lib/uploads/files-failed.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { noteTyping, sendMessage, useThread } from '../../inbox/thread.ts';
import { useRoom } from '../layout/room-context.ts';
import { AttachButton } from './attach-button.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { DropPlace } from './drop-place.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { mayOffer } from './may-offer.ts';
import { quickReplies } from './quick-replies.ts';
import { QuickReplyRow } from './quick-reply-row.tsx';
import { RoomLeft, roomLeftOf } from './room-left.tsx';
import { TextBox } from './text-box.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { usePaneDrop } from './use-pane-drop.ts';
import { useText } from './use-text.ts';

export interface ComposerProps {
  conversation: Conversation;
}

/**
 * The message field below the Thread; grows with its text. Only for users who may write: others see the reason instead.
 * Files may be dropped anywhere on the enclosing <section>.
 */
export function Composer({ conversation }: ComposerProps) {
  return <Writing key={conversation.id} conversation={conversation} />;
}

function Writing({ conversation }: ComposerProps) {
  const t = useT();
  const roomId = useId();
  const form = useRef<HTMLFormElement>(null);
  const attach = useRef<HTMLButtonElement>(null);
  const { field, text, write, insert } = useText(conversation.id);
  const chosen = useChosenFiles(t);
  const isOver = usePaneDrop(form, chosen.add);
  const thread = useThread(conversation.id);
  const isEmpty = text.trim() === '' && chosen.files.length === 0;
  const isTooLong = roomLeftOf(text) < 0;
  const isPreparing = chosen.files.some(({ isReady }) => !isReady);
  const isIdle = isEmpty || isTooLong || isPreparing;

  function send(): void {
    field.current?.focus({ preventScroll: true });
    if (isIdle) return;
    sendMessage(conversation.id, { content: text.trim(), files: chosen.take() });
    write('');
  }

  function handleDismiss(): void {
    attach.current?.focus();
    chosen.forgetReasons();
  }

  const replies = isEmpty && text === '' && thread.state === 'ready' ? quickReplies(conversation, thread.items) : [];
  const { OfferChips } = useRoom().tools;
  const nowMs = useNowMs();
  const canOffer = text === '' && mayOffer(conversation, thread.items, nowMs);
  const lead = canOffer ? <OfferChips conversation={conversation} /> : null;
  return (
    <form
      ref={form}
      aria-label={t('chat.compose.form')}
      className="border-t border-line bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <QuickReplyRow replies={replies} lead={lead} onPick={(sentence) => insert(sentence)} />
      <FilesFailed reasons={chosen.reasons} onDismiss={handleDismiss} />
      <ChosenFiles files={chosen.files} onRemove={chosen.remove} onEmptied={() => attach.current?.focus()} />
      <div className="flex items-end gap-1.5">
        <AttachButton ref={attach} onChoose={chosen.add} />
        <div
          className={classNames(
            'relative flex min-w-0 flex-1 items-end rounded-[1.375rem] border bg-paper focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus',
            isTooLong ? 'border-danger' : 'border-line-strong',
          )}
        >
          <TextBox
            field={field}
            text={text}
            label={t('chat.compose.text')}
            describedBy={roomLeftOf(text) < 0 ? roomId : undefined}
            isTooLong={isTooLong}
            onChange={(next) => {
              write(next);
              if (next.trim() !== '') noteTyping(conversation.id);
            }}
            onFiles={chosen.add}
            onSend={send}
          />
          <EmojiButton onPick={insert} onClose={() => field.current?.focus({ preventScroll: true })} />
        </div>
        <IconButton
          type="submit"
          variant="primary"
          icon="send"
          label={t('chat.compose.send')}
          busy={isPreparing}
          aria-disabled={isIdle || undefined}
          className="aria-disabled:opacity-50"
          // Keeps the phone's keyboard open: the next message often follows.
          onMouseDown={(event) => event.preventDefault()}
        />
      </div>
      <RoomLeft id={roomId} text={text} />
      {isOver && <DropPlace />}
    </form>
  );
}
