import { useEffect } from 'react';
import { countedTitle } from '../../inbox/tab-title.ts';
import { SITE_NAME } from '../../seo/page-meta.ts';

/** Names the page in the browser's tab by what the server does not know; gone with the component. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const named = `${title} – ${SITE_NAME}`;
    document.title = named;
    return () => {
      // Where another page came, it has named itself already.
      if (countedTitle(document.title, 0) === named) document.title = before;
    };
  }, [title]);
}
