import {
  archiveConversation,
  getConversation,
  getUnreadCount,
  listConversations,
  listMessages,
  markRead,
  openConversation,
  sendMessage,
  tellTyping,
} from '#contract/conversations.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { OpeningService } from './opening.ts';
import type { ReadingService } from './reading.ts';
import type { SendingService } from './sending.ts';
import type { ConversationService } from './service.ts';

interface ConversationServices {
  readonly conversations: ConversationService;
  readonly opening: OpeningService;
  readonly reading: ReadingService;
  readonly sending: SendingService;
}

export function conversationRoutes({ conversations, opening, reading, sending }: ConversationServices): Mounted[] {
  return [
    mount(listConversations, ({ query }, context) => conversations.list(callerOf(context), query)),
    mount(getUnreadCount, (_, context) => conversations.countUnread(callerOf(context))),
    mount(getConversation, ({ params }, context) => conversations.get(callerOf(context), params.id)),
    mount(openConversation, async ({ body }, context) => {
      const caller = callerOf(context);
      const isAbout = 'announcementId' in body;
      const id = await (isAbout
        ? opening.openAbout(caller, body.announcementId)
        : opening.openWith(caller, body.userId));
      return written(await conversations.get(caller, id));
    }),
    mount(listMessages, ({ params, query }, context) => reading.list(callerOf(context), params.id, query)),
    mount(sendMessage, async ({ params, body }, context) => written(await sending.send(context, params.id, body))),
    mount(markRead, async ({ params, body }, context) =>
      written(await reading.read(callerOf(context), params.id, body.number)),
    ),
    mount(archiveConversation, async ({ params, body }, context) => {
      const caller = callerOf(context);
      await reading.archive(caller, params.id, body.archived);
      return written(await conversations.get(caller, params.id));
    }),
    mount(tellTyping, async ({ params }, context) => {
      await reading.tellTyping(callerOf(context), params.id);
      return written({ taken: true as const });
    }),
  ];
}
