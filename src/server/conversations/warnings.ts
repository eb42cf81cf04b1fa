import { WARNINGS, type Warning } from '#contract/conversations.ts';
import { findPhones } from '../flags/contact.ts';
import { type FoundLink, findLinks, hostOf, replaceLinks } from '../flags/links.ts';
import { compileConcepts, findConcepts, type Place } from './concepts.ts';
import { kindOfHost } from './link-hosts.ts';
import { MARKS, readPlainWords } from './plain-words.ts';
import { CONCEPTS } from './warning-concepts.ts';
import { WARNING_RULES, type WarningRule } from './warning-rules.ts';

const book = compileConcepts(CONCEPTS);
/** How near to the first of what is said stands what makes it harmless. */
const UNLESS_WITHIN = 7;

/**
 * What a message looks like to those who have seen many, each warning once, in the order of `WARNINGS`. It reads the text
 * alone, in time that grows with its length.
 *
 * ownUrl  where the site is, as in `config.publicUrl`: a link to it leads nowhere else.
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

/** The text with marks where addresses and numbers stand; links to the site and to those who deliver are left out. */
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

/** In the order in which they begin. */
function placesOf(names: readonly string[], places: Places): readonly Place[] {
  const all = names.flatMap((name) => places.get(name) ?? []);
  return names.length > 1 ? all.sort((a, b) => a.from - b.from) : all;
}

/** Whether one of the others, which are in order, begins at most so many words before or after. */
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
