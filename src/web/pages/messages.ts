import { startMessages } from '../lib/messages.ts';
import { isPart, partMessages } from '../lib/part-messages.ts';
import { getSeam } from '../lib/seam.ts';
import type { Route } from './+types/messages';

/** The messages of a part, for what is loaded after its page. */
export async function loader(args: Route.LoaderArgs) {
  const { part } = args.params;
  if (!isPart(part)) return new Response(null, { status: 404 });
  const { locale } = getSeam(args);
  await startMessages(locale);
  return new Response(partMessages(locale, part), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
