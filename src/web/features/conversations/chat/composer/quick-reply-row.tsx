import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../../../lib/i18n.tsx';

export interface QuickReplyRowProps {
  replies: readonly MessageId[];
  /** List items before the replies; null for none. */
  lead: ReactNode;
  onPick: (text: string) => void;
}

/** Suggested replies: a press inserts one into the field, to be edited or sent. */
export function QuickReplyRow({ replies, lead, onPick }: QuickReplyRowProps) {
  const t = useT();
  if (replies.length === 0 && lead === null) return null;
  return (
    <ul
      aria-label={t('chat.compose.quick')}
      className="-mx-3 flex gap-2 overflow-x-auto px-3 pt-0.5 pb-2.5 [scrollbar-width:none] sm:-mx-4 sm:flex-wrap sm:px-4"
    >
      {lead}
      {replies.map((id) => (
        <li key={id} className="shrink-0">
          <button type="button" className="chip" onClick={() => onPick(t(id))}>
            {t(id)}
          </button>
        </li>
      ))}
    </ul>
  );
}
