// Control, bidirectional and invisible characters.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00ad]+/gu;
// What mail programs turn into a link: a scheme, `www.`, an address, or a word, a dot and a word.
const LIKE_A_LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2}/iu;
const NAME_MAX_LENGTH = 60;

/** A text on one line: line breaks and invisible characters become spaces. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * A name for use in a greeting; empty when it must not be repeated. People who register somebody else's address choose
 * the name too, and must not be able to send advertising that way.
 */
export function greetableName(name: string): string {
  const line = oneLine(name);
  return LIKE_A_LINK.test(line) || line.length > NAME_MAX_LENGTH ? '' : line;
}

// A zero-width space: prevents mail programs from detecting an address or domain.
const NO_ROOM = '\u200b';

/** A line of untrusted text in which mail programs detect no link; looks unchanged. */
export function withoutLinks(text: string): string {
  return oneLine(text).replace(/@|\.(?=[\p{L}\p{N}])|(?<=:)\/(?=\/)/gu, `${NO_ROOM}$&`);
}

/** The non-empty paragraphs of untrusted text, each a line without detectable links. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(withoutLinks)
    .filter(Boolean);
}

/** Validates a link for use in a mail. @throws Error when it is neither http nor https */
export function webLink(link: string): string {
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`a mail cannot link to ${url.protocol}`);
  return url.href.replace(/^([^?#]*?:\/\/[^/?#]+)\/$/, '$1');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
