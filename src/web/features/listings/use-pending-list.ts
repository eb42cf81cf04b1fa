import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ListAddress } from './filters/list-address.ts';

/** A change that takes longer shows placeholders in place of the old cards. */
const SLOW_MS = 900;

/** Whether another page of this list, or other filters, are loading; `slow` after a while. */
export function usePendingList(address: ListAddress): 'no' | 'yes' | 'slow' {
  const navigation = useNavigation();
  const coming = navigation.location?.pathname;
  const isPending =
    coming !== undefined &&
    (coming === address.path || (address.ofCategory === true && coming.startsWith('/category/')));
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending ? (isSlow ? 'slow' : 'yes') : 'no';
}
