import { WARNINGS, type Warning } from '#contract/conversations.ts';
import { findPhones } from '../moderation/flags/contact.ts';
import { type FoundLink, findLinks, hostOf, replaceLinks } from '../moderation/flags/links.ts';
import { compileConcepts, findConcepts, type Place } from './concepts.ts';
import { kindOfHost } from './link-hosts.ts';
import { MARKS, readPlainWords } from './plain-words.ts';
import { CONCEPTS } from './warning-concepts.ts';
import { WARNING_RULES, type WarningRule } from './warning-rules.ts';

const book = compileConcepts(CONCEPTS);
/** How many words away from the first concept a harmless one still counts. */
const UNLESS_WITHIN = 7;

/**
 * The warnings for a message, each once, in the order of `WARNINGS`. Uses only the text, in linear time.
 *
 * ownUrl  the site's address as in `config.publicUrl`: links to it are not outside links.
 */
export function warningsIn(content: string, ownUrl = ''): Warning[] {
  const ownHost = hostOf(ownUrl);
  const links = findLinks(content).filter(({ host }) => !isOwn(host, ownHost));
  const found = new Set<Warning>(links.length > 0 ? ['outsideLink'] : []);
  if (links.some(({ host }) => kindOfHost(host) === 'messenger')) found.add('otherMessenger');
  const places = findConcepts(readPlainWords(mark(content, ownHost)), book);
  for (const rule of WARNING_RULES) if (!found.has(rule.warning) && holds(rule, places)) found.add(rule.warning);
  return WARNINGS.filter((warning) => found.has(warning));
}

function isOwn(host: string, ownHost: string): boolean {
  return ownHost !== '' && (host === ownHost || host.endsWith(`.${ownHost}`));
}

/** Replaces addresses and numbers by marks; links to the site and to real carriers are dropped. */
function mark(content: string, ownHost: string): string {
  const markLink = ({ host }: FoundLink) => {
    const kind = isOwn(host, ownHost) ? 'carrier' : kindOfHost(host);
    if (kind === 'carrier') return ' ';
    return ` ${kind === 'lookalike' ? MARKS.courierLink : MARKS.link} `;
  };
  const marked = replaceLinks(content, markLink, ` ${MARKS.email} `);
  return findPhones(marked).reduce((text, phone) => text.replace(phone, () => ` ${MARKS.phone} `), marked);
}

type Places = ReadonlyMap<string, readonly Place[]>;

function holds({ said, within, unless }: WarningRule, places: Places): boolean {
  const [first = [], ...others] = said.map((names) => placesOf(names, places));
  if (others.some((each) => each.length === 0)) return false;
  const harmless = placesOf(unless, places);
  return first.some(
    (place) => others.every((each) => isNear(place, each, within)) && !isNear(place, harmless, UNLESS_WITHIN),
  );
}

/** Sorted by position. */
function placesOf(names: readonly string[], places: Places): readonly Place[] {
  const all = names.flatMap((name) => places.get(name) ?? []);
  return names.length > 1 ? all.sort((a, b) => a.from - b.from) : all;
}

/** Whether one of `others`, which are sorted, starts at most `within` words before or after. */
function isNear({ from, to }: Place, others: readonly Place[], within: number): boolean {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((others[middle] as Place).from < from - within) low = middle + 1;
    else high = middle;
  }
  const next = others[low];
  return next !== undefined && next.from <= to + within;
}
