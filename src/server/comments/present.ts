import type { Comment } from '#contract/comments.ts';
import type { CommentRow } from './repository.ts';

/** A comment in the contract's shape. */
export function presentComment(row: CommentRow): Comment {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    author: {
      id: row.author_id,
      name: row.author_name,
      avatar: row.author_avatar ? { image_path: row.author_avatar } : null,
    },
    listing: { id: row.listing_id, kind: row.listing_kind, title: row.listing_title, shown: row.listing_shown },
    contactConfirmed: row.is_contact_confirmed,
    dealConfirmed: row.is_deal_confirmed,
    reply: presentReply(row),
  };
}

function presentReply({ reply, replied_at, reply_updated_at }: CommentRow): Comment['reply'] {
  if (reply === null || replied_at === null) return null;
  const created_at = replied_at.toISOString();
  return { text: reply, created_at, updated_at: reply_updated_at?.toISOString() ?? created_at };
}
