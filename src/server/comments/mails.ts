import { getKind } from '#kinds/index.ts';
import { accountMail, type Recipient } from '../accounts/mails.ts';
import { makeStopLinks } from '../notifications/centre/stop-links.ts';
import type { MailSite } from '../notifications/mail/queued.ts';
import * as templates from './mail-templates.ts';
import { findShownComment } from './repository.ts';

interface Details {
  readonly commentId: number;
}

const commentReceived = accountMail(
  templates.commentReceived,
  async (site: MailSite, recipient: Recipient, { commentId }: Details) => {
    const comment = await findShownComment(site.db, commentId);
    if (!comment) return null;
    const { rating, title, kind, listingId } = comment;
    return {
      name: recipient.name,
      title,
      rating,
      link: `${site.publicUrl}${getKind(kind).paths.detail}/${listingId}#comments`,
      ...(await makeStopLinks(site, recipient, 'comments')),
    };
  },
);

/** Mails about comments. */
export const commentMails = { commentReceived };
