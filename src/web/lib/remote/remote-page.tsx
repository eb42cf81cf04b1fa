import type { ReactNode } from 'react';
import { Loading } from '../../ui/skeleton.tsx';
import { useT } from '../i18n.tsx';
import { CardSkeleton, RemotePart } from './remote-part.tsx';
import type { UsedRemote } from './use-remote.ts';

export interface RemotePageProps<T> {
  remote: UsedRemote<T>;
  /** Heading while there is no value. */
  title: string;
  /** In place of the page while loading: see `RemotePageWaiting`. */
  waiting: ReactNode;
  /** Errors after which a retry cannot help. */
  isGone: (error: unknown) => boolean;
  /** In place of the page after such an error. */
  gone: ReactNode;
  children: (value: T) => ReactNode;
}

/** A page that shows a single thing, loaded in the browser: the thing, a placeholder, or why it is not there. */
export function RemotePage<T>({ remote, title, waiting, isGone, gone, children }: RemotePageProps<T>) {
  if (remote.value) return children(remote.value);
  if (isGone(remote.error)) return gone;
  if (remote.error === undefined) return waiting;
  return (
    <>
      <h1 className="mb-6 text-title">{title}</h1>
      <RemotePart remote={remote}>{() => null}</RemotePart>
    </>
  );
}

export interface RemotePageWaitingProps {
  title: string;
  /** For browsers without JavaScript. */
  script: string;
}

/** A page whose content is still loading; the server renders it so. */
export function RemotePageWaiting({ title, script }: RemotePageWaitingProps) {
  const t = useT();
  return (
    <>
      <h1 className="mb-6 text-title">{title}</h1>
      <noscript>
        <p className="mb-6 max-w-text">{script}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <CardSkeleton />
      </Loading>
    </>
  );
}
