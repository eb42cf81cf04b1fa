import type { RouterContextProvider } from 'react-router';
import type { KindId } from '#kinds/index.ts';
import { startMessages } from './messages.ts';
import { partMessages } from './part-messages.ts';
import { getSeam } from './seam.ts';
import type { Site } from './seo/addresses.ts';

/** Input of a page's `meta` and texts. */
export interface PageStart {
  readonly site: Required<Site>;
  /**
   * The page's messages, as `writeMessages` writes them. The loader returns them under this name, so that the browser
   * has them on render.
   */
  readonly saying: string;
}

/**
 * The first call of a page's loader: afterwards messages can be translated, and the browser gets those of the page. The
 * build collects a page's messages under the name passed here as `part`; several pages may share one. A page of one
 * kind of listing leaves out what only other kinds have.
 */
export async function startPage(
  args: { context: Readonly<RouterContextProvider> },
  part: string,
  kindId?: KindId,
): Promise<PageStart> {
  const { locale, publicUrl, market } = getSeam(args);
  await startMessages(locale);
  return { site: { locale, publicUrl, market }, saying: partMessages(locale, part, kindId) };
}
