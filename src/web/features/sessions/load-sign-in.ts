import type { RouterContextProvider } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { translatorFor } from '../../lib/messages.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { startPage } from '../../lib/start-page.ts';

export interface SignInTexts {
  readonly title: MessageId;
  readonly description: MessageId;
  /** Without secrets such as a link's token. */
  readonly path: string;
}

/** Loader data of a sign-in page. The page itself is the same for everybody. */
export async function loadSignIn(
  args: { context: Readonly<RouterContextProvider> },
  { title, description, path }: SignInTexts,
) {
  const { site, saying } = await startPage(args, 'account');
  const t = translatorFor(site.locale);
  const meta = pageMeta({ ...site, title: t(title), description: t(description), path, noIndex: true });
  // The URL may contain a token, which must not leak to other sites.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}
