import { getKind } from '#kinds/index.ts';
import { accountMail, type Recipient } from '../accounts/mails.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { findShownComment } from './repository.ts';

interface Details {
  readonly commentId: number;
}

const commentReceived = accountMail(
  templates.commentReceived,
  async ({ db, publicUrl }: MailSite, { name }: Recipient, { commentId }: Details) => {
    const comment = await findShownComment(db, commentId);
    if (!comment) return null;
    const { rating, title, kind, listingId } = comment;
    return { name, title, rating, link: `${publicUrl}${getKind(kind).paths.detail}/${listingId}#comments` };
  },
);

/** Mails about comments. */
export const commentMails = { commentReceived };
