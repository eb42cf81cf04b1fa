// Controls, marks that turn the direction of writing, and what cannot be seen.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00ad]+/gu;
// What mail programs make a link of: a scheme, `www.`, an address, or a word, a dot and a word.
const LIKE_A_LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2}/iu;
const NAME_MAX_LENGTH = 60;

/** A text on one line: line ends and characters that nobody sees become spaces. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * A name as a mail may greet by it; empty when it must not be repeated. Whoever registers somebody else's address
 * chooses a name too, and our mail must not carry their advertisement.
 */
export function greetableName(name: string): string {
  const line = oneLine(name);
  return LIKE_A_LINK.test(line) || line.length > NAME_MAX_LENGTH ? '' : line;
}

// A space that takes no room: where it stands, no mail program sees an address or a domain.
const NO_ROOM = '\u200b';

/** A line of somebody else's that mail programs make no link of; it reads as it was written. */
export function withoutLinks(text: string): string {
  return oneLine(text).replace(/@|\.(?=[\p{L}\p{N}])|(?<=:)\/(?=\/)/gu, `${NO_ROOM}$&`);
}

/** The paragraphs of somebody else's text, each a line that no link is made of; none that is empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(withoutLinks)
    .filter(Boolean);
}

/** A link of the web as it may stand in a mail. @throws Error when it leads to no http or https address. */
export function webLink(link: string): string {
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`a mail cannot link to ${url.protocol}`);
  return url.href.replace(/^([^?#]*?:\/\/[^/?#]+)\/$/, '$1');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, also in an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
