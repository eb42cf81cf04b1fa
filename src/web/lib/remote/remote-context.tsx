import { createContext, type ReactNode, use, useState } from 'react';
import { RemoteStore } from './remote-store.ts';

const PanelContext = createContext<RemoteStore | null>(null);

/** Caches the panel's data while it is open; separate for each user. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new RemoteStore());
  return <PanelContext value={store}>{children}</PanelContext>;
}

/** The panel's data cache. */
export function useRemoteStore(): RemoteStore {
  const store = use(PanelContext);
  if (!store) throw new Error('useRemoteStore requires a PanelProvider');
  return store;
}
