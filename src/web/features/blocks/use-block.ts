import { useEffect, useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { failureText } from '../panel/failure-text.ts';
import { blockPerson, listBlocks, unblockPerson } from './calls.ts';

export interface BlockState {
  /** Null until it is known. */
  readonly isBlocked: boolean | null;
  readonly isBusy: boolean;
  readonly set: (isBlocked: boolean) => Promise<void>;
}

/** Whether who is logged in has blocked a person, and how that is changed. */
export function useBlock({ id, name }: { readonly id: number; readonly name: string }): BlockState {
  const t = useT();
  const [isBlocked, setBlocked] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isStale = false;
    // Where it cannot be asked for, blocking still can be tried: blocking again changes nothing.
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
    try {
      const api = browserApi();
      await (next ? api.call(blockPerson, { params: { id } }) : api.call(unblockPerson, { params: { id } }));
      setBlocked(next);
      showToast({ tone: 'success', title: t(next ? 'commenting.block.done' : 'commenting.block.undone', { name }) });
    } catch (error) {
      showToast({ tone: 'error', title: t('commenting.block.failed'), description: failureText(error, t) });
    }
    setBusy(false);
  }

  return { isBlocked, isBusy, set };
}
