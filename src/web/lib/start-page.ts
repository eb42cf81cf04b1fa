import type { RouterContextProvider } from 'react-router';
import type { MessagePart } from '#i18n/message-parts.ts';
import { startMessages } from './messages.ts';
import { getSeam } from './seam.ts';

/** What a page's `meta` and its texts are made with. */
export interface PageStart {
  readonly site: { readonly locale: ReturnType<typeof getSeam>['locale']; readonly publicUrl: string };
  /** To be answered by the loader under this name; see `WebSeam`. */
  readonly saying: string;
}

/** What the loader of a page begins with: afterwards messages can be said, and the browser gets those of the part. */
export async function startPage(
  args: { context: Readonly<RouterContextProvider> },
  part: MessagePart,
): Promise<PageStart> {
  const { locale, publicUrl, saying } = getSeam(args);
  await startMessages(locale);
  return { site: { locale, publicUrl }, saying: saying(part) };
}
