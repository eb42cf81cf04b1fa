import { useUnread } from '../../../features/conversations/inbox/conversations.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

/** The unread messages, linked; nothing when there are none. */
export function UnreadRow() {
  const t = useT();
  const { messages } = useUnread();
  if (messages === 0) return null;
  return (
    <Card active className="flex items-center gap-3 px-4 py-3.5">
      <Icon name="message-circle" size={22} className="text-amber-strong" />
      <Link to="/chat" className="card-link min-w-0 flex-1 font-bold">
        {t('inbox.unread', { count: messages })}
      </Link>
      <Icon name="chevron-right" className="text-muted" />
    </Card>
  );
}
