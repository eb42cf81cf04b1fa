import { useT } from '../../../lib/i18n.tsx';
import { Counter } from '../../../ui/counter.tsx';
import { useKnownNews } from './use-news.ts';

/** The unread badge beside a link to the news; nothing when zero. */
export function NewsCount({ className }: { className?: string }) {
  const t = useT();
  const { unread } = useKnownNews();
  if (unread === 0) return null;
  return <Counter count={unread} label={t('news.unread', { count: unread })} className={className} />;
}
