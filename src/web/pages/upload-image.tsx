import { UploadImagePage as Uploader } from '../features/accounts/panel/upload-image-page.tsx';
import { formHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/upload-image';

export const handle = formHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'panel');
  const t = translatorFor(site.locale);
  const texts = { title: t('panel.upload.title'), description: t('panel.upload.lead') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: '/uploadimage', noIndex: true }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function UploadImagePage() {
  return <Uploader />;
}
