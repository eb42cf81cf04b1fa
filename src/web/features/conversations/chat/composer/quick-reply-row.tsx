import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../../../lib/i18n.tsx';

/** Suggested replies: a press inserts one into the field, to be edited or sent. */
export function QuickReplyRow({ replies, onPick }: { replies: readonly MessageId[]; onPick: (text: string) => void }) {
  const t = useT();
  if (replies.length === 0) return null;
  return (
    <ul
      aria-label={t('chat.compose.quick')}
      className="-mx-3 flex gap-2 overflow-x-auto px-3 pt-0.5 pb-2.5 [scrollbar-width:none] sm:-mx-4 sm:flex-wrap sm:px-4"
    >
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
