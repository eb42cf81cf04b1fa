import { memo, type ReactNode, type RefObject, useRef } from 'react';
import type { Message } from '#contract/conversations.ts';
import { timeText } from '../../../../lib/format.ts';
import { useLanguage, useT } from '../../../../lib/i18n.tsx';
import { writtenLang } from '../../../../lib/written-lang.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DocumentCard, PendingDocument } from './document-card.tsx';
import { isEmojiOnly } from './emoji-only.ts';
import { createdAtOf, numberOf, type Row } from './group-rows.ts';
import { MessageMenuButton } from './message-menu-button.tsx';
import { MessagePictures, picturesWidth, type ShownPicture } from './message-pictures.tsx';
import { MessageTime, PendingStatus } from './message-status.tsx';
import { MessageText } from './message-text.tsx';
import { isSaid, MessageWarning } from './message-warning.tsx';
import { useThreadActs } from './thread-acts.ts';
import { ROW_CLASS } from './thread-place.ts';
import { UnreadLine } from './unread-line.tsx';
import { useLongPress } from './use-long-press.ts';

export interface MessageRowProps extends Row {
  otherName: string;
  /** The unread line above. */
  line: RefObject<HTMLDivElement | null>;
}

/** One message with all its parts. Rerendered only when it or its neighbours change. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { item, isOwn, isFirst, isLast, isUnreadFrom, hasStatus, mark, otherName, line } = props;
  const { locale, t } = useLanguage();
  const message = item.kind === 'stored' ? item.message : null;
  const warnings = isOwn || message === null || message.removed ? [] : message.warnings.filter(isSaid);
  const who = isOwn ? t('chat.thread.you') : otherName;
  return (
    <li
      className={classNames(
        ROW_CLASS,
        // Skips rendering off-screen rows; the browser remembers their height.
        'group/row flex flex-col [contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        isOwn ? 'items-end' : 'items-start',
        isFirst ? 'mt-3' : 'mt-0.5',
      )}
      data-number={numberOf(item) ?? undefined}
    >
      {isUnreadFrom && <UnreadLine ref={line} />}
      <span className="sr-only">{`${who}, ${timeText(locale, createdAtOf(item))}: `}</span>
      {message ? (
        <StoredBubble message={message} isOwn={isOwn} isFirst={isFirst} who={who} />
      ) : (
        <PendingBubble {...props} />
      )}
      {message && warnings.length > 0 && <MessageWarning messageId={message.id} warnings={warnings} />}
      {item.kind === 'pending' && (hasStatus || item.status === 'failed') && <PendingStatus item={item} />}
      {message && (isLast || mark) && <MessageTime moment={message.created_at} isShown={isLast} mark={mark} />}
    </li>
  );
});

interface StoredBubbleProps {
  message: Message;
  isOwn: boolean;
  isFirst: boolean;
  who: string;
}

function StoredBubble({ message, isOwn, isFirst, who }: StoredBubbleProps) {
  const { locale, t } = useLanguage();
  const { openMenu } = useThreadActs();
  const bubble = useRef<HTMLDivElement>(null);
  const hasMenu = !message.removed && (message.content !== '' || !isOwn);
  const press = useLongPress(() => hasMenu && bubble.current && openMenu(message, isOwn, bubble.current));
  const label = t('chat.thread.menu', { name: who, time: timeText(locale, message.created_at) });
  return (
    <div className={classNames('flex w-full items-center gap-1', isOwn ? 'flex-row-reverse' : 'flex-row')}>
      <div ref={bubble} {...press} className="min-w-0 max-w-[min(34rem,84%)] pointer-coarse:select-none">
        {message.removed ? (
          <Removed removed={message.removed} isOwn={isOwn} />
        ) : (
          <Body message={message} isOwn={isOwn} isFirst={isFirst} />
        )}
      </div>
      {hasMenu && <MessageMenuButton label={label} onPress={(opener) => openMenu(message, isOwn, opener)} />}
    </div>
  );
}

function Body({ message, isOwn, isFirst }: Omit<StoredBubbleProps, 'who'>) {
  const { renderOffer } = useThreadActs();
  const { offer } = message;
  if (offer) return renderOffer({ ...message, offer });
  return <Content content={message.content} isOwn={isOwn} isFirst={isFirst} {...splitFiles(message)} />;
}

function splitFiles({ files }: Message) {
  const pictures = files
    .filter(({ kind }) => kind === 'picture')
    .map((file): ShownPicture => ({ name: file.name, previewUrl: null, file, progress: null }));
  const documents = files
    .filter(({ kind }) => kind === 'pdf')
    .map((file) => <DocumentCard key={file.id} file={file} />);
  return { pictures, documents };
}

function PendingBubble({ item, isOwn, isFirst }: MessageRowProps) {
  if (item.kind !== 'pending') return null;
  const { content, files, status } = item;
  const isOnTheWay = status === 'sending';
  const pictures = files
    .filter(({ kind }) => kind === 'picture')
    .map(
      ({ name, previewUrl, progress }): ShownPicture => ({
        name,
        previewUrl,
        file: null,
        progress: isOnTheWay ? progress : null,
      }),
    );
  const documents = files
    .filter(({ kind }) => kind === 'pdf')
    .map((file, at) => <PendingDocument key={at} {...file} progress={isOnTheWay ? file.progress : 1} />);
  return (
    <div className={classNames('max-w-[min(34rem,84%)]', status === 'failed' ? undefined : 'opacity-75')}>
      <Content {...{ content, isOwn, isFirst, pictures, documents }} isFailed={status === 'failed'} />
    </div>
  );
}

interface ContentProps {
  content: string;
  isOwn: boolean;
  isFirst: boolean;
  isFailed?: boolean;
  pictures: readonly ShownPicture[];
  documents: readonly ReactNode[];
}

/** Pictures on top, then documents, then the text, in one bubble. */
function Content({ content, isOwn, isFirst, isFailed, pictures, documents }: ContentProps) {
  const { locale } = useLanguage();
  const isBare = documents.length === 0 && pictures.length === 0;
  if (isBare && isEmojiOnly(content)) return <p className="py-1 text-[2.75rem] leading-tight">{content}</p>;
  return (
    <div
      className={bubbleClass(isOwn, isFirst, isFailed)}
      style={pictures.length > 0 ? { width: picturesWidth(pictures) } : undefined}
    >
      <MessagePictures pictures={pictures} />
      {documents.length > 0 && (
        <div className={classNames('flex max-w-full flex-col rounded-[inherit]', pictures.length === 0 && 'w-72')}>
          {documents}
        </div>
      )}
      {content && (
        <div className="px-3.5 py-2">
          {/* Own messages have no `lang`: users of another language may write in it. */}
          <MessageText text={content} lang={isOwn ? undefined : writtenLang(locale)} />
        </div>
      )}
    </div>
  );
}

/** Rounded, except for the corners where a sender's messages meet, and the tail of the last one. */
function bubbleClass(isOwn: boolean, isFirst: boolean, isFailed?: boolean): string {
  return classNames(
    'max-w-full overflow-hidden rounded-[1.25rem] border leading-snug',
    isOwn ? 'rounded-ee-md' : 'rounded-es-md',
    !isFirst && (isOwn ? 'rounded-se-md' : 'rounded-ss-md'),
    isOwn ? 'bg-primary-soft' : 'bg-surface',
    isFailed ? 'border-danger' : isOwn ? 'border-transparent' : 'border-line',
  );
}

function Removed({ removed, isOwn }: { removed: NonNullable<Message['removed']>; isOwn: boolean }) {
  const t = useT();
  return (
    <p
      className={classNames(
        'flex items-center gap-2 rounded-[1.25rem] border border-dashed border-line-strong px-3.5 py-2 text-[0.9375rem] text-muted italic',
        isOwn ? 'rounded-ee-md' : 'rounded-es-md',
      )}
    >
      <Icon name="ban" size={18} />
      {t(`chat.thread.removed.${removed}`)}
    </p>
  );
}
