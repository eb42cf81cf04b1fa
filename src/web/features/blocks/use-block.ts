import { useEffect, useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { listBlocks } from './calls.ts';
import { setBlock } from './set-block.ts';

export interface BlockState {
  /** Null until loaded. */
  readonly isBlocked: boolean | null;
  readonly isBusy: boolean;
  readonly set: (isBlocked: boolean) => Promise<void>;
}

/** Whether the signed-in user has blocked a person, and how to change that. */
export function useBlock({ id, name }: { readonly id: number; readonly name: string }): BlockState {
  const t = useT();
  const [isBlocked, setBlocked] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isStale = false;
    // If the list cannot be loaded, blocking still works: it is idempotent.
    const blocks = browserApi().call(listBlocks);
    blocks.then(
      (people) => isStale || setBlocked(people.some((each) => each.id === id)),
      () => isStale || setBlocked(false),
    );
    return () => {
      isStale = true;
    };
  }, [id]);

  async function set(next: boolean): Promise<void> {
    setBusy(true);
    if (await setBlock({ id, name }, next, t)) setBlocked(next);
    setBusy(false);
  }

  return { isBlocked, isBusy, set };
}
