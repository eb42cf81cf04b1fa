import type { Generated, JSONColumnType } from 'kysely';
import type { NewsAbout, NewsKind } from '#contract/notifications/kinds.ts';
import type { MailTime, Topic } from '#contract/notifications/topics.ts';
import type { MaybeMoment, MomentByDefault } from './columns.ts';

/** Notifications, and how people want to receive them. */
export interface NewsTables {
  notification: NotificationTable;
  notification_choice: NotificationChoiceTable;
}

interface NotificationTable {
  id: Generated<number>;
  account_id: number;
  key: string;
  kind: NewsKind;
  thing: string;
  about: JSONColumnType<NewsAbout>;
  is_shown: boolean;
  awaits_mail: boolean;
  awaits_mail_now: Generated<boolean>;
  created_at: MomentByDefault;
  read_at: MaybeMoment;
}

interface NotificationChoiceTable {
  account_id: number;
  topic: Topic;
  site: boolean | null;
  push: boolean | null;
  mail: MailTime | null;
}
