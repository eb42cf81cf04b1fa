import type * as Comments from '#contract/comments.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of comments, declared without the contract's schemas, which only the forms need. A test checks them against
 * the contract.
 */
export const listComments = saidCall<typeof Comments.listComments>('comments.list', 'GET', '/listings/{id}/comments');
export const getOwnComment = saidCall<typeof Comments.getOwnComment>(
  'comments.own',
  'GET',
  '/listings/{id}/own-comment',
);
export const createComment = saidCall<typeof Comments.createComment>(
  'comments.create',
  'POST',
  '/listings/{id}/comments',
);
export const updateComment = saidCall<typeof Comments.updateComment>('comments.update', 'PUT', '/comments/{id}');
export const removeComment = saidCall<typeof Comments.removeComment>('comments.remove', 'DELETE', '/comments/{id}');
export const setReply = saidCall<typeof Comments.setReply>('comments.reply', 'PUT', '/comments/{id}/reply');
export const removeReply = saidCall<typeof Comments.removeReply>(
  'comments.removeReply',
  'DELETE',
  '/comments/{id}/reply',
);
