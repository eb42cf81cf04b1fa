import { createContext, type ReactNode, use, useState } from 'react';
import { RemoteStore } from './remote-store.ts';

const PanelContext = createContext<RemoteStore | null>(null);

/** Keeps what the panel fetched for as long as it is open; another person's panel begins with nothing. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new RemoteStore());
  return <PanelContext value={store}>{children}</PanelContext>;
}

/** What the panel has fetched so far. */
export function useRemoteStore(): RemoteStore {
  const store = use(PanelContext);
  if (!store) throw new Error('a part of the panel stands outside PanelProvider');
  return store;
}
