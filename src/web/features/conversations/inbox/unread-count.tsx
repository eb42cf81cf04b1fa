import { useT } from '../../../lib/i18n.tsx';
import { Counter } from '../../../ui/counter.tsx';
import { useUnread } from './conversations.ts';

/** The unread badge beside a link to the chat; nothing when zero. */
export function UnreadCount({ className }: { className?: string }) {
  const t = useT();
  const { messages } = useUnread();
  if (messages === 0) return null;
  return <Counter count={messages} label={t('inbox.unread', { count: messages })} className={className} />;
}
