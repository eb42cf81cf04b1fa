/**
 * Why mail to an address bounces.
 *
 * mailbox  there is no such mailbox.
 * domain   the domain does not accept mail.
 * closed   the mailbox is closed or switched off.
 * full     it is full.
 * refused  its server refuses our mails for another reason.
 */
export const MAIL_TROUBLES = ['mailbox', 'domain', 'closed', 'full', 'refused'] as const;
export type MailTroubleWhy = (typeof MAIL_TROUBLES)[number];
