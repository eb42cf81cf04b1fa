import { useEffect } from 'react';
import { useMarket } from '../../../../lib/market.ts';
import { tabTitle } from '../../../../lib/seo/page-meta.ts';
import { countedTitle } from '../../inbox/tab-title.ts';

/** Sets the tab's title from client data; restores it on unmount. */
export function useTitle(title: string): void {
  const { name } = useMarket();
  useEffect(() => {
    const before = document.title;
    const named = tabTitle(title, { name });
    document.title = named;
    return () => {
      // If another page has set its own title meanwhile, leave it.
      if (countedTitle(document.title, 0) === named) document.title = before;
    };
  }, [title, name]);
}
