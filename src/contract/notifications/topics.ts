/** When a mail comes: at once, collected at 7:00 Polish time, or not at all. */
export const MAIL_TIMES = ['now', 'daily', 'never'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

/** The channels of a topic: the list of news, push to subscribed browsers, mail. */
export interface Ways {
  readonly site: boolean;
  readonly push: boolean;
  readonly mail: MailTime;
}

/**
 * The defaults of a topic, and which of its channels can be changed.
 *
 * hasSite    whether the list of news can be switched off: decisions, payments and terms always stay there, and
 *            messages have a list of their own.
 * mailTimes  the options for mails; a single one cannot be changed.
 */
interface TopicRule {
  readonly usual: Ways;
  readonly hasSite: boolean;
  readonly mailTimes: readonly MailTime[];
}

const ANY_TIME = MAIL_TIMES;
/** For topics whose mails are delayed anyway, or would come too late the next morning. */
const AT_ONCE = ['now', 'never'] as const;

export const TOPICS = {
  messages: { usual: { site: false, push: true, mail: 'now' }, hasSite: false, mailTimes: AT_ONCE },
  offers: { usual: { site: true, push: true, mail: 'now' }, hasSite: true, mailTimes: ANY_TIME },
  // Each search has its own frequency.
  savedSearches: { usual: { site: true, push: true, mail: 'now' }, hasSite: true, mailTimes: AT_ONCE },
  following: { usual: { site: true, push: true, mail: 'daily' }, hasSite: true, mailTimes: ANY_TIME },
  favourites: { usual: { site: true, push: true, mail: 'daily' }, hasSite: true, mailTimes: ANY_TIME },
  comments: { usual: { site: true, push: true, mail: 'daily' }, hasSite: true, mailTimes: ANY_TIME },
  listings: { usual: { site: true, push: true, mail: 'now' }, hasSite: true, mailTimes: ANY_TIME },
  // The law requires mails with invoices and statements of reasons.
  payments: { usual: { site: true, push: false, mail: 'now' }, hasSite: false, mailTimes: ['now'] },
  moderation: { usual: { site: true, push: true, mail: 'now' }, hasSite: false, mailTimes: ['now'] },
  terms: { usual: { site: true, push: false, mail: 'now' }, hasSite: false, mailTimes: ['now'] },
} as const satisfies Record<string, TopicRule>;

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];

/** The rule of a topic. */
export function ruleOf(topic: Topic): TopicRule {
  return TOPICS[topic];
}
