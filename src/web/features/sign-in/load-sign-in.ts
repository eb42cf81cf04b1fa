import type { RouterContextProvider } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { translatorFor } from '../../lib/messages.ts';
import { startPage } from '../../lib/start-page.ts';
import { pageMeta } from '../seo/page-meta.ts';

export interface SignInTexts {
  readonly title: MessageId;
  readonly description: MessageId;
  /** Without what only the visitor may know, such as the token of a link. */
  readonly path: string;
}

/** The data of a page that lets people in, for its loader. The page itself is the same for all. */
export async function loadSignIn(
  args: { context: Readonly<RouterContextProvider> },
  { title, description, path }: SignInTexts,
) {
  const { site, saying } = await startPage(args, 'account');
  const t = translatorFor(site.locale);
  const meta = pageMeta({ ...site, title: t(title), description: t(description), path, noIndex: true });
  // The address may hold a token, which no other site is to see.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}
