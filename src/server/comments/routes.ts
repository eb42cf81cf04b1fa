import { listComments, listReceivedComments } from '#contract/comments.ts';
import { type Mounted, mount } from '../mount.ts';
import type { CommentService } from './service.ts';

export function commentRoutes(comments: CommentService): Mounted[] {
  return [
    mount(listComments, ({ params, query }) => comments.list(params.id, query.page)),
    mount(listReceivedComments, ({ params, query }) => comments.listReceived(params.id, query.page)),
  ];
}
