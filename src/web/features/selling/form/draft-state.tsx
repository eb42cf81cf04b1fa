import { useSyncExternalStore } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { DraftKeeper, KeeperState } from './draft-keeper.ts';

export function useKeeperState(keeper: DraftKeeper): KeeperState {
  return useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
}

const LOOKS = {
  clean: { icon: 'check', className: 'hidden' },
  saving: { icon: 'rotate-cw', className: 'text-muted' },
  saved: { icon: 'check', className: 'text-success' },
  offline: { icon: 'circle-alert', className: 'text-amber-strong' },
  unsafe: { icon: 'triangle-alert', className: 'text-danger' },
} as const;

/** Whether the input is saved, and where. Only important changes are announced. */
export function DraftState({ keeper, className }: { keeper: DraftKeeper; className?: string }) {
  const t = useT();
  const state = useKeeperState(keeper);
  const look = LOOKS[state];
  const isNews = state === 'offline' || state === 'unsafe';
  return (
    <>
      <p className={classNames('flex items-center gap-1.5 text-sm font-semibold', look.className, className)}>
        <Icon name={look.icon} size="1.1rem" />
        {t(`posting.draft.${state === 'clean' ? 'saved' : state}`)}
      </p>
      <span role="status" className="sr-only">
        {isNews && t(`posting.draft.${state}`)}
      </span>
    </>
  );
}
