import {
  createComment,
  getOwnComment,
  listComments,
  listReceivedComments,
  removeComment,
  removeReply,
  setReply,
  updateComment,
} from '#contract/comments.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { CommentService } from './service.ts';
import type { CommentWriting } from './writing.ts';

const REMOVED = { removed: true } as const;

export function commentRoutes(comments: CommentService, writing: CommentWriting): Mounted[] {
  return [
    mount(listComments, ({ params, query }) => comments.list(params.id, query.page)),
    mount(listReceivedComments, ({ params, query }) => comments.listReceived(params.id, query.page)),
    mount(getOwnComment, ({ params }, context) => writing.getOwn(callerOf(context), params.id)),
    mount(createComment, async ({ params, body }, context) => written(await writing.create(context, params.id, body))),
    mount(updateComment, async ({ params, body }, context) => written(await writing.update(context, params.id, body))),
    mount(removeComment, async ({ params }, context) => {
      await writing.remove(callerOf(context), params.id);
      return written(REMOVED);
    }),
    mount(setReply, async ({ params, body }, context) => written(await writing.reply(context, params.id, body.text))),
    mount(removeReply, async ({ params }, context) => {
      await writing.removeReply(callerOf(context), params.id);
      return written(REMOVED);
    }),
  ];
}
