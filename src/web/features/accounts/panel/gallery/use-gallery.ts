import { useEffect, useRef, useState } from 'react';
import { callPath } from '#contract/api-client.ts';
import type { GalleryPicture } from '#contract/media.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText } from '../../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../../lib/remote/use-remote.ts';
import { callHeaders } from '../../../../lib/session/session-call.ts';
import { dismissToast, showToast } from '../../../../ui/toast-store.ts';
import { describeGalleryPicture, listGallery, orderGallery, removeFromGallery } from '../calls.ts';
import { UndoableRemovals } from './undoable-removals.ts';

export interface Gallery {
  readonly remote: UsedRemote<readonly GalleryPicture[]>;
  /** Without pending removals. */
  readonly pictures: readonly GalleryPicture[];
  readonly order: (keys: readonly number[]) => void;
  readonly describe: (key: number, alt: string) => Promise<void>;
  readonly remove: (key: number) => void;
}

/** A request that outlives the page. */
async function removeInPassing(key: number): Promise<void> {
  const path = callPath(removeFromGallery, { params: { id: key } });
  await fetch(`/api${path}`, { method: removeFromGallery.method, headers: callHeaders(), keepalive: true });
}

const toastId = (key: number) => `gallery-${key}`;

/** The user's gallery; updates optimistically and rolls back when the server refuses. */
export function useGallery(): Gallery {
  const t = useT();
  const remote = useRemote<readonly GalleryPicture[]>('gallery', () => browserApi().call(listGallery));
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const newest = useRef({ remote, t });
  newest.current = { remote, t };
  const [removals] = useState(
    () =>
      new UndoableRemovals({
        remove: async (key) => {
          const { data } = await browserApi().call(removeFromGallery, { params: { id: key } });
          newest.current.remote.write(data);
        },
        onChange: setLeaving,
        onOver: (key) => dismissToast(toastId(key)),
        onFailed: (_, error) => complain(error),
      }),
  );
  useEffect(() => {
    const handleLeaving = () => removals.flush(removeInPassing);
    addEventListener('pagehide', handleLeaving);
    return () => {
      removeEventListener('pagehide', handleLeaving);
      removals.flush();
    };
  }, [removals]);

  function complain(error: unknown): void {
    const { t } = newest.current;
    showToast({ tone: 'error', title: t('panel.form.failed'), description: failureText(error, t) });
  }

  async function order(keys: readonly number[]): Promise<void> {
    const before = remote.value ?? [];
    const places = new Map(keys.map((key, place) => [key, place]));
    const placeOf = ({ key }: GalleryPicture) => places.get(key) ?? Number.POSITIVE_INFINITY;
    remote.write([...before].sort((one, other) => placeOf(one) - placeOf(other)));
    try {
      const { data } = await browserApi().call(orderGallery, { body: { keys: [...keys] } });
      remote.write(data);
    } catch (error) {
      remote.write(before);
      complain(error);
    }
  }

  return {
    remote,
    pictures: (remote.value ?? []).filter(({ key }) => !leaving.has(key)),
    order: (keys) => void order(keys),
    async describe(key, alt) {
      const { data } = await browserApi().call(describeGalleryPicture, { params: { id: key }, body: { alt } });
      remote.write(data);
      showToast({ tone: 'success', title: t('panel.saved') });
    },
    remove(key) {
      removals.start(key);
      showToast({
        id: toastId(key),
        title: t('panel.gallery.removed'),
        timeoutMs: 0,
        action: { label: t('panel.undo'), onPress: () => removals.undo(key) },
      });
    },
  };
}
