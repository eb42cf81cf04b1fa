import { membersData } from '../features/frame/members-data.ts';
import { MembersOnly } from '../features/frame/members-only.tsx';
import { startMessages, translatorFor } from '../lib/messages.ts';
import { getSeam } from '../lib/seam.ts';
import type { Route } from './+types/members-only';

export async function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl } = getSeam(args);
  await startMessages(locale);
  return membersData(args.url.pathname, { locale, publicUrl }, translatorFor(locale));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function MembersOnlyPage({ loaderData }: Route.ComponentProps) {
  return <MembersOnly {...loaderData} />;
}
