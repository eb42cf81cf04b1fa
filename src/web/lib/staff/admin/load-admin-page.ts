import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { startMessages, translatorFor } from '../../messages.ts';
import { getSeam } from '../../seam.ts';
import { pageMeta } from '../../seo/page-meta.ts';

/**
 * Loader of a page of the operator's desk: only what its head needs. Everything else is loaded in the browser with the
 * user's permissions.
 */
export async function loadAdminPage(
  args: { context: Readonly<RouterContextProvider> },
  name: MessageId,
): Promise<{ meta: MetaDescriptor[] }> {
  const { locale, publicUrl } = getSeam(args);
  await startMessages(locale);
  const t = translatorFor(locale);
  const texts = { title: `${t(name)}, ${t('operator.title')}`, description: t('operator.description') };
  return { meta: pageMeta({ locale, publicUrl, ...texts, path: '/admin', noIndex: true }) };
}
