import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { startMessages, translatorFor } from '../../lib/messages.ts';
import { getSeam } from '../../lib/seam.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { DESK_PATH } from './places.ts';

/** What the loader of a page of the desk answers: what stands in its head. All else is fetched by who may see it. */
export async function loadDeskPage(
  args: { context: Readonly<RouterContextProvider> },
  name: MessageId,
): Promise<{ meta: MetaDescriptor[] }> {
  const { locale, publicUrl } = getSeam(args);
  await startMessages(locale);
  const t = translatorFor(locale);
  const texts = { title: `${t(name)}, ${t('desk.title')}`, description: t('desk.description') };
  return { meta: pageMeta({ locale, publicUrl, ...texts, path: DESK_PATH, noIndex: true }) };
}
