import { polishDay } from '#contract/values/polish-time.ts';
import { readMessages, tryCompile } from '#i18n/catalog.ts';
import { DEFAULT_LOCALE, LOCALE_IDS } from '#i18n/locales.ts';
import { type OwnWords, sayInstead } from '#i18n/translator.ts';
import type { Db } from '../platform/db/client.ts';
import { type EventHub, emit } from '../platform/events.ts';
import { type BuiltInTexts, readBuiltInTexts } from './built-in.ts';
import { defineTexts, type TextDefinition } from './definitions.ts';
import { listVersions } from './repository.ts';
import { contentAt, findScheduled, numberAt, type TextVersion } from './versions.ts';

/** The current texts on this node. */
export interface CurrentTexts {
  readonly definitions: readonly TextDefinition[];
  readonly builtIn: BuiltInTexts;
  /** The versions of a text, ordered by when they come into force. */
  readonly versionsOf: (id: string) => readonly TextVersion[];
  /** Identifies the privacy policy in force: a different value brings the consent banner back. */
  readonly policyDate: () => string | undefined;
  /** The newest announced version of the terms, whether or not it is in force yet; 0 for none. */
  readonly announcedTerms: () => number;
  /** Reads the versions again; each node does so after a change. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** The maximum delay of a timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Keeps the texts of this node current. The version in force depends only on the clock, so all nodes switch at the same
 * time; a timer is needed only to drop cached pages and to update mails. Subscribe before the page cache does, so that
 * a page rendered between change and purge is dropped.
 */
export async function openTexts({
  db,
  events,
  mailKinds,
  onError,
}: {
  db: Db;
  events: EventHub;
  mailKinds: readonly string[];
  onError: (error: unknown) => void;
}): Promise<CurrentTexts> {
  const builtIn = await readBuiltInTexts();
  const definitions = defineTexts(mailKinds, readMessages(DEFAULT_LOCALE));
  let versions = new Map<string, TextVersion[]>();
  let timer: NodeJS.Timeout | undefined;
  let [started, newest] = [0, 0];
  const versionsOf = (id: string) => versions.get(id) ?? [];

  function waitForNext(): void {
    clearTimeout(timer);
    const nowMs = Date.now();
    const next = [...versions.values()].flatMap((all) => findScheduled(all, nowMs)?.holdsAt.getTime() ?? []);
    if (next.length === 0) return;
    timer = setTimeout(
      () => emit(db, 'texts.changed', {}).catch(onError),
      Math.min(Math.min(...next) - nowMs, LONGEST_WAIT_MS),
    );
    timer.unref();
  }

  async function refresh(): Promise<void> {
    started += 1;
    const order = started;
    const rows = await listVersions(db);
    // The response of an earlier query may arrive late.
    if (order < newest) return;
    newest = order;
    versions = Map.groupBy(rows, ({ textId }) => textId);
    sayInstead(ownWords(definitions, versionsOf));
    waitForNext();
  }

  events.on('texts.changed', refresh);
  events.onGap(refresh);
  await refresh();
  return {
    definitions,
    builtIn,
    versionsOf,
    policyDate: () => policyDateOf(versionsOf('cookie-policy'), builtIn.dayOf('cookie-policy')),
    announcedTerms: () => versionsOf('terms').findLast(({ isAnnounced }) => isAnnounced)?.number ?? 0,
    refresh,
    close: () => clearTimeout(timer),
  };
}

/** The operator's current texts of mails, which replace the messages. */
function ownWords(
  definitions: readonly TextDefinition[],
  versionsOf: (id: string) => readonly TextVersion[],
): OwnWords {
  const words: OwnWords = {};
  for (const { id, kind, fields } of definitions) {
    const versions = versionsOf(id);
    if (kind !== 'mail' || versions.length === 0) continue;
    for (const locale of LOCALE_IDS) {
      const own = contentAt(id, versions, numberAt(versions, Date.now()), locale).fields;
      for (const { name, message } of fields) {
        const compiled = tryCompile(own?.[name] ?? '');
        if (own?.[name] && message && compiled) words[locale] = { ...words[locale], [message]: compiled };
      }
    }
  }
  return words;
}

/** The day of the policy; if several policies share a day, the time at which the later one came into force. */
function policyDateOf(versions: readonly TextVersion[], firstDay: string | null): string | undefined {
  const number = numberAt(versions, Date.now());
  const at = versions.findIndex((version) => version.number === number);
  const version = versions[at];
  if (!version) return firstDay ?? undefined;
  const day = polishDay(version.holdsAt);
  const before = versions[at - 1] ? polishDay(versions[at - 1]?.holdsAt ?? 0) : firstDay;
  return before === day ? version.holdsAt.toISOString() : day;
}
