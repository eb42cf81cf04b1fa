import { parts } from 'virtual:message-parts';
import type { Locale } from '#i18n/locales.ts';
import type { TagGroup } from '#kinds/define-kind.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { getMessages, namedMarket } from './messages.ts';
import { writeMessages } from './messages-text.ts';

const texts = new Map<string, string>();

/** Whether the site has a message part of this name. */
export function isPart(name: string): boolean {
  return Object.hasOwn(parts, name);
}

/**
 * A part's messages in a loaded language, for the page's data (`writeMessages`); cached. With `kindId`, tags and counts
 * of other kinds are left out. Server only.
 */
export function partMessages(locale: Locale, part: string, kindId?: KindId): string {
  const key = `${namedMarket()} ${locale} ${part} ${kindId}`;
  let text = texts.get(key);
  if (text === undefined) {
    const { messages } = getMessages(locale);
    const ids = (parts[part] ?? []).filter((id) => !kindId || !isOfOthers(id, kindId));
    text = writeMessages(messages, ids);
    texts.set(key, text);
  }
  return text;
}

/** Whether a message names something that only other kinds of listing have. */
function isOfOthers(id: string, kindId: KindId): boolean {
  const own = getKind(kindId).tagGroups.flatMap(namesOf);
  return id !== `kind.${kindId}.count` && kindNames.has(id) && !own.includes(id);
}

/** The names of all tags and groups, and the counts of all kinds. */
const kindNames = new Set(KIND_IDS.flatMap((id) => [`kind.${id}.count`, ...getKind(id).tagGroups.flatMap(namesOf)]));

function namesOf({ name, members }: TagGroup): string[] {
  return [`tagGroup.${name}`, ...members.map((tag) => `tag.${tag}`)];
}
