import { MESSAGE_PARTS, type MessagePart } from '#i18n/message-parts.ts';
import { getSeam } from '../lib/seam.ts';
import type { Route } from './+types/messages';

/** The messages of a part, for what is loaded later than its page. */
export function loader(args: Route.LoaderArgs) {
  const { part } = args.params;
  if (!Object.hasOwn(MESSAGE_PARTS, part)) throw new Response(null, { status: 404 });
  return new Response(getSeam(args).saying(part as MessagePart), { headers: { 'content-type': 'application/json' } });
}
