import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../lib/session/session-store.ts';
import type { Task } from './task.ts';

const KEY = 'lastPage';

/** A page without a form; a desk is open to signed-in users only. */
interface LastPage {
  readonly path: string;
  readonly isDesk: boolean;
}

/** Records visited pages other than forms, for the lifetime of the tab. */
export function useKeptLastPage(task: Task | undefined): void {
  const { pathname, search } = useLocation();
  const isForm = task?.isForm ?? false;
  const isDesk = task !== undefined;
  useEffect(() => {
    if (isForm) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ path: pathname + search, isDesk } satisfies LastPage));
    } catch {
      // If storage is blocked, forms lead back to the home page.
    }
  }, [pathname, search, isForm, isDesk]);
}

/** Where leaving a form leads: the last page that was not a form; home if it is unknown or requires a login. */
export function useWayOut(): string {
  const session = useSession();
  const [last, setLast] = useState<LastPage | null>(null);
  useEffect(() => setLast(readLastPage()), []);
  return last && (session || !last.isDesk) ? last.path : '/';
}

function readLastPage(): LastPage | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LastPage | null;
  } catch {
    return null;
  }
}
