import { browserApi } from '../../../lib/browser-api.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { type DeskCounts, getDeskCounts } from './calls.ts';

/** The numbers of open cases and appeals, shared by all pages of the desk. */
export function useDeskCounts(): UsedRemote<DeskCounts> {
  return useRemote<DeskCounts>('desk:counts', () => browserApi().call(getDeskCounts));
}
