import * as z from 'zod';
import { readableHost } from './idn.ts';
import { lineText } from './text.ts';

// Letters of European languages, without two confusable ones: the dotless i and the long s.
const LATIN = /^[a-z0-9ß-öø-ıĳ-ķĺ-žșț-]+$/u;
const CYRILLIC = /^[\p{Script=Cyrillic}0-9-]+$/u;
const DOTLESS_I = 'ı';
/** Host names that are unreachable, or lead into the private network of the person who opens them. */
const INNER = /\.(local|localhost|internal|intranet|lan|home|onion)$/;
const IP_V4 = /^\d+(\.\d+){3}$/;
/** Characters that parsers interpret differently, or that are invisible. */
const UNCLEAR = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * A public web address: http or https with a host name, without a user, a port, an IP address, or look-alike letters of
 * another script.
 */
export const webAddressSchema = lineText({ error: 'validation.url' })
  .max(500, { error: 'validation.tooLong', abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: 'validation.url', abort: true }).refine(isPlain, 'validation.webAddress'));

function isPlain(text: string): boolean {
  const url = parsed(text);
  if (!url) return false;
  if (UNCLEAR.test(text) || authorityOf(text).includes('@') || url.username || url.password || url.port) return false;
  return isPlainHost(url.hostname.replace(/\.$/, ''));
}

/** Whether a host is a number, a name without a domain, or one that leads into a private network. */
export function isInnerHost(host: string): boolean {
  return !host.includes('.') || IP_V4.test(host) || INNER.test(host);
}

function isPlainHost(host: string): boolean {
  if (isInnerHost(host)) return false;
  const labels = readableHost(host).normalize('NFC').split('.');
  const top = labels.at(-1) ?? '';
  if (!/^\p{L}{2,}$/u.test(top)) return false;
  return CYRILLIC.test(top) ? labels.every((label) => CYRILLIC.test(label)) : labels.every(isLatin);
}

function isLatin(label: string): boolean {
  return LATIN.test(label) && !label.includes(DOTLESS_I);
}

function authorityOf(text: string): string {
  return /^[a-z]+:\/*([^/?#]*)/i.exec(text)?.[1] ?? '';
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The host name of an address, decoded and without `www.`; null if it is not an address. */
export function siteOf(address: string): string | null {
  const host = parsed(address)?.hostname;
  return host ? readableHost(host).replace(/^www\./, '') : null;
}

/** Whether two addresses lead to different sites; false if either is not an address. */
export function isOtherSite(a: string, b: string): boolean {
  const [first, second] = [siteOf(a), siteOf(b)];
  return first !== null && second !== null && first !== second;
}
