import { Outlet } from 'react-router';
import { ChatPage } from '../features/conversations/chat/layout/chat-page.tsx';
import { deskHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/chat';

export const handle = deskHandle('chat.page.title');

const MemberRoom = lazyPart(
  () => import('./chat/member-room.tsx'),
  (module) => module.MemberRoom,
);

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'chat');
  const t = translatorFor(site.locale);
  const texts = { title: t('chat.page.title'), description: t('chat.page.lead') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: args.url.pathname, noIndex: true }) };
}

/** The loader's data is the same for all conversations. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Chat() {
  return (
    <ChatPage Room={MemberRoom}>
      <Outlet />
    </ChatPage>
  );
}
