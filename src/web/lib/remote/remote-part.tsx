import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useT } from '../i18n.tsx';
import { failureText } from './failure-text.ts';
import type { ShownRemote } from './use-remote.ts';

export interface RemotePartProps<T> {
  remote: ShownRemote<T>;
  /** Shown while loading; a card of lines by default. */
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows remote data, a placeholder while loading, or an error. */
export function RemotePart<T>({ remote, skeleton = <CardSkeleton />, children }: RemotePartProps<T>) {
  const t = useT();
  if (remote.value !== undefined) return children(remote.value);
  if (remote.error !== undefined) return <RemoteFailed error={remote.error} onRetry={() => void remote.reload()} />;
  return <Loading label={t('panel.loading')}>{skeleton}</Loading>;
}

function RemoteFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <Card>
      <ErrorState
        title={t('panel.failed.title')}
        action={
          <Button icon="rotate-cw" onClick={onRetry}>
            {t('panel.failed.again')}
          </Button>
        }
      >
        {failureText(error, t)}
      </ErrorState>
    </Card>
  );
}

/** Placeholder of a card with a heading, some lines and a button. */
export function CardSkeleton() {
  return (
    <span className="card block p-5 sm:p-6">
      <Skeleton className="h-7 w-1/2" />
      <SkeletonText className="mt-5" />
      <Skeleton className="mt-6 h-11 w-40 rounded-full" />
    </span>
  );
}
