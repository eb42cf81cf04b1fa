import type { ReactNode } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { listHref } from '../../../../lib/paths/chat-paths.ts';
import { Button, IconButton, LinkButton } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/skeleton.tsx';
import { EmptyState, type EmptyStateProps, ErrorState } from '../../../../ui/states.tsx';
import { HeadSkeleton } from '../header/head-skeleton.tsx';
import { useRoom } from './room-context.ts';

/** No conversation is open; shown only beside the list. */
export function NothingOpen() {
  const t = useT();
  return (
    <div className="flex flex-1 flex-col justify-center overflow-y-auto">
      <EmptyState ornament="rooster-pair" title={t('chat.page.choose')}>
        {t('chat.page.chooseText')}
      </EmptyState>
    </div>
  );
}

/** A conversation is loading. */
export function PaneWaiting({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <h1 className="sr-only">{label}</h1>
      <HeadSkeleton />
    </Loading>
  );
}

/** Shows a state in place of a conversation, with the back button that phones need. */
export function PaneState({ children }: { children: ReactNode }) {
  const t = useT();
  const { toList } = useRoom();
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="p-2 md:hidden">
        <IconButton icon="arrow-left" label={t('chat.head.back')} onClick={toList} />
      </div>
      <div className="flex flex-1 flex-col justify-center px-2 pb-10">{children}</div>
    </div>
  );
}

/** There is no such conversation, or it is somebody else's. */
export function NowhereToBeFound() {
  const t = useT();
  const { view } = useRoom();
  return (
    <Dead
      title={t('chat.page.missing')}
      action={
        <LinkButton to={listHref(view)} replace>
          {t('chat.page.toList')}
        </LinkButton>
      }
    >
      {t('chat.page.missingText')}
    </Dead>
  );
}

/** A dead end: offers only a way elsewhere. */
export function Dead(props: EmptyStateProps) {
  return (
    <PaneState>
      <EmptyState level={1} ornament="lost-path" {...props} />
    </PaneState>
  );
}

/** Loading failed; offers a retry. */
export function PaneFailed({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const t = useT();
  return (
    <PaneState>
      <ErrorState
        level={1}
        title={t('panel.failed.title')}
        action={
          <Button icon="rotate-cw" onClick={onRetry}>
            {t('panel.failed.again')}
          </Button>
        }
      >
        {text ?? t('chat.list.failed')}
      </ErrorState>
    </PaneState>
  );
}
