import { useT } from '../../../../lib/i18n.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';

/** The list failed to load. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('panel.failed.title')}
      action={
        <Button icon="rotate-cw" onClick={onRetry}>
          {t('panel.failed.again')}
        </Button>
      }
    >
      {t('chat.list.failed')}
    </ErrorState>
  );
}

/** The archive is empty. */
export function ArchiveEmpty() {
  const t = useT();
  return (
    <EmptyState ornament="tulip-branch" title={t('chat.list.archiveEmpty')}>
      {t('chat.list.archiveEmptyText')}
    </EmptyState>
  );
}

/** No search results. */
export function NothingFound({ query }: { query: string }) {
  const t = useT();
  return (
    <EmptyState ornament="lost-path" title={t('chat.list.nothing')}>
      <span className="wrap-anywhere">{t('chat.list.nothingText', { query })}</span>
    </EmptyState>
  );
}

const WAYS = [
  ['search', 'chat.list.way.ask'],
  ['message-circle', 'chat.list.way.answer'],
  ['shield-check', 'chat.list.way.safe'],
] as const satisfies readonly (readonly [IconName, string])[];

/** There are no conversations yet: explains how to start one. */
export function NoConversations({ isWide = false }: { isWide?: boolean }) {
  const t = useT();
  return (
    <div className="flex flex-1 flex-col px-4 pb-6 md:overflow-y-auto">
      <div className="my-auto">
        <EmptyState
          ornament="rooster-pair"
          className="py-3! sm:py-4!"
          title={t('chat.list.empty')}
          action={<LinkButton to="/ads">{t('frame.notFound.ads')}</LinkButton>}
        >
          {t('chat.list.emptyText')}
        </EmptyState>
        <ul className={classNames('mx-auto mt-4 grid max-w-3xl gap-3', isWide && 'lg:grid-cols-3')}>
          {WAYS.map(([icon, id]) => (
            <li
              key={id}
              className={classNames('flex gap-3 rounded-card bg-linen p-4 text-[0.9375rem]', isWide && 'lg:flex-col')}
            >
              <Icon name={icon} size={24} className="text-amber-strong" />
              <span>{t(id)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
