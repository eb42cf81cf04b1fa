import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { startMessages, translatorFor } from '../../../lib/messages.ts';
import { getSeam } from '../../../lib/seam.ts';
import { pageMeta } from '../../../lib/seo/page-meta.ts';
import { DESK_PATH } from './places.ts';

/**
 * Loader of a desk page: only what its head needs. Everything else is loaded in the browser with the user's
 * permissions.
 */
export async function loadDeskPage(
  args: { context: Readonly<RouterContextProvider> },
  name: MessageId,
): Promise<{ meta: MetaDescriptor[] }> {
  const { locale, publicUrl, market } = getSeam(args);
  await startMessages(locale);
  const t = translatorFor(locale);
  const texts = { title: `${t(name)}, ${t('desk.title')}`, description: t('desk.description') };
  return { meta: pageMeta({ locale, publicUrl, market, ...texts, path: DESK_PATH, noIndex: true }) };
}
