import type { Notifications } from '#contract/accounts/settings.ts';
import type { Topic } from '#contract/notifications/topics.ts';
import { mailTimesOf, switchMails } from '../notifications/centre/preferences.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The mails that an account switches as a whole; their frequency is chosen by topic. */
type MailSwitches = Omit<Notifications, 'news'>;

const TOPIC_OF = { messages: 'messages', comments: 'comments', expiry: 'listings' } as const satisfies Record<
  keyof MailSwitches,
  Topic
>;
const NAMES = Object.keys(TOPIC_OF) as (keyof MailSwitches)[];

/** Which of these mails an account gets at all. */
export async function readSwitches(db: Db, accountId: number): Promise<MailSwitches> {
  const timeOf = await mailTimesOf(db, accountId);
  const isOn = (name: keyof MailSwitches) => timeOf(TOPIC_OF[name]) !== 'never';
  return { messages: isOn('messages'), comments: isOn('comments'), expiry: isOn('expiry') };
}

/** Switches mails on or off; omitted ones stay unchanged. */
export async function keepSwitches(tx: Tx, accountId: number, switches: Partial<MailSwitches>): Promise<void> {
  for (const name of NAMES) {
    const isOn = switches[name];
    if (isOn !== undefined) await switchMails(tx, accountId, TOPIC_OF[name], isOn);
  }
}
