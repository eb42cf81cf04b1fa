import { Outlet } from 'react-router';
import { ChatPage } from '../features/chat/layout/chat-page.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/chat';

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'chat');
  const t = translatorFor(site.locale);
  const texts = { title: t('chat.page.title'), description: t('chat.page.lead') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: args.url.pathname, noIndex: true }) };
}

/** The server knows nothing that differs from conversation to conversation. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Chat() {
  return (
    <ChatPage>
      <Outlet />
    </ChatPage>
  );
}
