import type { NewsLine } from '#contract/notifications/notifications.ts';
import { useT } from '../../../lib/i18n.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { KIND_ICONS } from './kind-icons.ts';

/** The content of a notification: its kind, its subject, what happened, and when. */
export function NewsContent({ line, size = 'md' }: { line: NewsLine; size?: 'sm' | 'md' }) {
  const t = useT();
  const { kind, title, text, createdAt, isRead } = line;
  return (
    <>
      <span
        className={classNames(
          'grid shrink-0 place-items-center self-start rounded-full',
          size === 'sm' ? 'size-9' : 'size-10',
          isRead ? 'bg-linen text-muted' : 'bg-primary-soft text-primary-strong',
        )}
      >
        <Icon name={KIND_ICONS[kind]} size={size === 'sm' ? 18 : 20} />
      </span>
      <span className="min-w-0 flex-1 text-start font-normal">
        <span className="flex items-baseline gap-3">
          <span
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 wrap-anywhere text-ink',
              isRead ? 'font-semibold' : 'font-extrabold',
            )}
          >
            {title}
          </span>
          <TimeLabel moment={createdAt} className="shrink-0 text-[0.8125rem] text-muted" />
        </span>
        <span className={classNames('block text-[0.9375rem] leading-snug', isRead ? 'text-muted' : 'text-ink')}>
          {text}
        </span>
      </span>
      {!isRead && (
        <span className="mt-2 size-2.5 shrink-0 self-start rounded-full bg-amber">
          <span className="sr-only">{t('news.new')}</span>
        </span>
      )}
    </>
  );
}
