import type { MailTemplate, WaitingConversation } from '../mail/template.ts';
import { withoutLinks } from '../mail/untrusted-text.ts';

/**
 * About unread messages in one conversation.
 *
 * sender      the other member's name.
 * title       the listing's title; empty without a listing.
 * count       number of unread messages.
 * excerpt     beginning of the last message; empty where it should be read on the site only.
 * stopLink    a page to switch such mails off; `oneClickLink` does so by POST.
 * replyTo     the address at which a reply becomes a message; without it replies reach nobody.
 */
export const messagesWaiting: MailTemplate<{
  name: string;
  sender: string;
  title: string;
  count: number;
  excerpt: string;
  link: string;
  stopLink: string;
  oneClickLink: string;
  replyTo?: string;
}> = {
  kind: 'messagesWaiting',
  paragraphs: ['mail.messagesWaiting.text'],
  facts: ['sender', 'about'],
  quote: ['mail.messagesWaiting.quote', 'excerpt'],
  button: ['mail.messagesWaiting.button', 'link'],
  smallPrint: ({ replyTo }) => [
    replyTo ? 'mail.messagesWaiting.reply' : 'mail.messagesWaiting.answer',
    'mail.messagesWaiting.once',
  ],
  reply: ['mail.messagesWaiting.replyLine', 'replyTo'],
  stop: { link: ['mail.messagesWaiting.stop', 'stopLink'], oneClick: 'oneClickLink' },
};

/**
 * About unread messages in several conversations, latest first.
 *
 * count          number of unread messages in all of them.
 * conversations  each as in `messagesWaiting`, with its own link.
 * moreCount      number of further conversations that are not listed.
 * link           the page of all conversations.
 */
export const conversationsWaiting: MailTemplate<{
  name: string;
  count: number;
  conversations: readonly WaitingConversation[];
  moreCount: number;
  link: string;
  stopLink: string;
  oneClickLink: string;
}> = {
  kind: 'conversationsWaiting',
  paragraphs: ({ moreCount }) => [
    'mail.conversationsWaiting.text',
    ...(moreCount > 0 ? (['mail.conversationsWaiting.more'] as const) : []),
  ],
  items: ({ conversations }, say) =>
    conversations.map(({ sender, title, count, excerpt, link }) => ({
      heading: withoutLinks(sender),
      note: withoutLinks(title),
      label: say('mail.messagesWaiting.quote', { count }),
      text: withoutLinks(excerpt),
      link: { label: say('mail.conversationsWaiting.read', { count }), url: link },
    })),
  button: ['mail.conversationsWaiting.button', 'link'],
  smallPrint: ['mail.messagesWaiting.answer', 'mail.conversationsWaiting.once'],
  stop: { link: ['mail.messagesWaiting.stop', 'stopLink'], oneClick: 'oneClickLink' },
};
