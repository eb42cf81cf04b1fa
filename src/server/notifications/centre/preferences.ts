import { ApiError } from '#contract/errors.ts';
import { TOPIC_OF_KIND } from '#contract/notifications/kinds.ts';
import type { NewsChoices, QuietHours } from '#contract/notifications/notifications.ts';
import { type MailTime, ruleOf, TOPIC_NAMES, type Topic } from '#contract/notifications/topics.ts';
import { holdAccount } from '../../accounts/hold-repository.ts';
import type { Caller } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { withDeps } from '../../platform/with-deps.ts';
import {
  type ChoiceChange,
  type ChoiceRow,
  findQuietMinutes,
  keepChoice,
  keepQuietMinutes,
  listChoices,
} from './preferences-repository.ts';
import { clockOf, minutesOf } from './quiet-hours.ts';

interface PreferenceDeps {
  readonly db: Db;
}

interface Change {
  readonly topics?: readonly ChoiceChange[] | undefined;
  readonly quiet?: QuietHours | null | undefined;
}

export type NewsPreferences = ReturnType<typeof createNewsPreferences>;

/** The notification settings of an account. */
export function createNewsPreferences(deps: PreferenceDeps) {
  return withDeps(deps, { get, update });
}

/** The topics that have any news. */
const OFFERED: readonly Topic[] = TOPIC_NAMES.filter(
  (topic) => topic === 'messages' || Object.values(TOPIC_OF_KIND).includes(topic),
);

function get({ db }: PreferenceDeps, { id }: Caller): Promise<NewsChoices> {
  return present(db, id);
}

/** @throws ApiError 'mustLoggedIn' */
async function update({ db }: PreferenceDeps, { id }: Caller, { topics = [], quiet }: Change): Promise<NewsChoices> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, id))) throw new ApiError('mustLoggedIn');
    for (const choice of topics) await keepChoice(tx, id, choice);
    if (quiet !== undefined) {
      const minutes = quiet && { from: minutesOf(quiet.from), until: minutesOf(quiet.until) };
      await keepQuietMinutes(tx, id, minutes);
    }
    return present(tx, id);
  });
}

async function present(db: Db, accountId: number): Promise<NewsChoices> {
  const chosen = new Map((await listChoices(db, accountId)).map((row) => [row.topic, row]));
  const quiet = await findQuietMinutes(db, accountId);
  return {
    topics: OFFERED.map((topic) => ({ topic, ...waysOf(topic, chosen.get(topic)) })),
    quiet: quiet && { from: clockOf(quiet.from), until: clockOf(quiet.until) },
  };
}

function waysOf(topic: Topic, row: ChoiceRow | undefined) {
  const { usual } = ruleOf(topic);
  return { site: row?.site ?? usual.site, push: row?.push ?? usual.push, mail: row?.mail ?? usual.mail };
}

/** When an account gets mails of each topic. */
export async function mailTimesOf(db: Db, accountId: number): Promise<(topic: Topic) => MailTime> {
  const chosen = await listChoices(db, accountId);
  return (topic) =>
    waysOf(
      topic,
      chosen.find((choice) => choice.topic === topic),
    ).mail;
}

/** What the link in a mail stops: one topic, or all topics of the daily mail. */
export type StopSubject = Topic | 'daily';

/** Stops mails of a subject; mails that are always sent are not affected. */
export async function stopMails(tx: Tx, accountId: number, subject: StopSubject): Promise<void> {
  if (!(await holdAccount(tx, accountId))) return;
  for (const { topic, mail } of (await present(tx, accountId)).topics) {
    const isMeant = subject === 'daily' ? mail === 'daily' : topic === subject;
    if (isMeant && ruleOf(topic).mailTimes.includes('never')) await keepChoice(tx, accountId, { topic, mail: 'never' });
  }
}

/** Switches mails of a topic off, or on with the default frequency. */
export async function switchMails(tx: Tx, accountId: number, topic: Topic, isOn: boolean): Promise<void> {
  if (!isOn) await keepChoice(tx, accountId, { topic, mail: 'never' });
  else if ((await mailTimesOf(tx, accountId))(topic) === 'never')
    await keepChoice(tx, accountId, { topic, mail: null });
}
