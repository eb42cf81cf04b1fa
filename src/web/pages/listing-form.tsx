import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { KIND_IDS, kinds } from '#kinds/index.ts';
import { Suspended } from '../features/moderation/notices/suspended.tsx';
import { PostingPage } from '../features/selling/form/posting-page.tsx';
import { formHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/listing-form';

export const handle = formHandle;

const FormEditor = lazyPart(
  () => import('./listing-form/form-editor.tsx'),
  (module) => module.FormEditor,
);

/** The kind of a form's path, and the listing being edited: 0 for a new one. */
function formAt(pathname: string) {
  const path = pathname.toLowerCase();
  const isAt = (prefix: string) => path === prefix.toLowerCase() || path.startsWith(`${prefix.toLowerCase()}/`);
  const kindId = KIND_IDS.find((id) => isAt(kinds[id].paths.add) || isAt(kinds[id].paths.edit));
  if (!kindId) throw new Response(null, { status: 404 });
  if (isAt(kinds[kindId].paths.add)) return { kindId, listingId: 0 };
  const [, , id = ''] = path.split('/');
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new Response(null, { status: 404 });
  return { kindId, listingId: Number(id) };
}

export async function loader(args: Route.LoaderArgs) {
  const { pathname } = args.url;
  const { kindId, listingId } = formAt(pathname);
  const { site, saying } = await startPage(args, 'posting');
  const t = translatorFor(site.locale);
  const title = t(`posting.title.${listingId > 0 ? 'edit' : 'add'}.${kindId}` as MessageId);
  const meta = pageMeta({
    ...site,
    title,
    description: t(`posting.lead.${kindId}` as MessageId),
    path: pathname,
    noIndex: true,
  });
  return { kindId, listingId, saying, meta };
}

/** The loader's data is the same for all steps, which must not wait for a weak connection. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ListingFormPage({ loaderData }: Route.ComponentProps) {
  const { kindId, listingId } = loaderData;
  const notice = <Suspended className="mb-6" />;
  return <PostingPage kindId={kindId} listingId={listingId} notice={notice} Editor={FormEditor} />;
}
