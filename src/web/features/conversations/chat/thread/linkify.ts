/**
 * A piece of a message's text. All pieces joined are the text.
 *
 * href  `http:` or `https:` of a link, `tel:` of a phone number.
 */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'phone'; readonly text: string; readonly href: string };

/** The beginning of a link; it ends at whitespace, a quotation mark or an angle bracket. */
const ADDRESS = String.raw`(?<![\p{L}\p{N}@])(?:https?:\/\/|www\.)[^\s<>"“”„«»\u200e\u200f\u202a-\u202e\u2066-\u2069]+`;
/** Nine digits as written in Poland, or a number with its country code. */
const POLISH_NUMBER = String.raw`(?:(?:\+|00)48[ -]?)?(?:\d{3}[ -]?\d{3}[ -]?\d{3}|\d{2}[ -]\d{3}[ -]\d{2}[ -]\d{2})`;
const FOREIGN_NUMBER = String.raw`\+(?!48)\d(?:[ -]?\d){7,13}`;
/** Neither part of something longer (an account number, a code) nor a price. */
const PHONE = String.raw`(?<![\p{L}\p{N}+/.,_-]|\p{N} )(?:${POLISH_NUMBER}|${FOREIGN_NUMBER})(?![\p{L}\p{N}_/]|[ .,-]\p{N}|\s?(?:zł|pln|eur|€))`;
const FINDS = new RegExp(`(?<address>${ADDRESS})|(?<phone>${PHONE})`, 'giu');

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Finds links and phone numbers in a text; no other markup is recognised. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (const found of text.matchAll(FINDS)) {
    const part = found.groups?.address ? linkOf(found[0]) : phoneOf(found[0]);
    if (!part) continue;
    if (found.index > plainFrom) parts.push({ kind: 'text', text: text.slice(plainFrom, found.index) });
    parts.push(part);
    plainFrom = found.index + part.text.length;
  }
  if (plainFrom < text.length) parts.push({ kind: 'text', text: text.slice(plainFrom) });
  return parts;
}

function linkOf(found: string): TextPart | null {
  const text = withoutEnd(found);
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) ? { kind: 'link', text, href } : null;
}

function phoneOf(text: string): TextPart {
  const digits = text.replaceAll(/\D/g, '');
  const isForeign = text.startsWith('+');
  return { kind: 'phone', text, href: `tel:${isForeign ? '+' : ''}${digits}` };
}

/** Strips trailing punctuation; a closing bracket belongs to the link only if it was opened in it. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && isEnding(address[end - 1] as string, address.slice(0, end))) end--;
  return address.slice(0, end);
}

function isEnding(last: string, address: string): boolean {
  const opening = CLOSING[last];
  if (!opening) return /[.,;:!?'’…*|]/.test(last);
  return address.split(opening).length < address.split(last).length;
}

/** Where a link really leads, and what makes it suspicious. */
export interface LinkFacts {
  /** As the browser resolves it: non-ASCII hosts show as `xn--…`. */
  readonly host: string;
  /** Has letters that can look like others. */
  readonly isLookalike: boolean;
  /** Has a user name before an `@` that looks like a host. */
  readonly isDisguised: boolean;
}

export function linkFacts(href: string): LinkFacts {
  const { host, hostname, username, password } = new URL(href);
  return {
    host,
    isLookalike: /(^|\.)xn--/.test(hostname),
    isDisguised: username !== '' || password !== '',
  };
}

/** Whether a link leaves the site, whose hosts are `ownHosts`. */
export function leavesSite(href: string, ownHosts: readonly string[]): boolean {
  return !ownHosts.includes(new URL(href).host);
}
