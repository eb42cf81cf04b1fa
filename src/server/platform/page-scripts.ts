import { createHash, randomBytes } from 'node:crypto';

/** A nonce for one rendering of a page. */
export function makeNonce(): string {
  return randomBytes(18).toString('base64url');
}

const SCRIPT_START = '<script ';
const SCRIPT_END = '</script>';

/**
 * Hashes the inline scripts that carry the rendering's nonce, and removes the nonce: the result is the same for every
 * rendering, so it can be cached. Works on the page's own bytes, as pages are long: memory outside of the heap that
 * every page allocates makes V8 collect the whole heap of the main thread, with its search index, again and again.
 *
 * @returns  the page without the nonce, and the distinct base64 SHA-256 hashes of its scripts
 */
export function signScripts(page: Buffer, nonce: string): { body: Buffer; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let from = 0;
  let length = 0;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    const hash = hashOfScript(page, at);
    if (hash) hashes.add(hash);
    length += page.copy(page, length, from, at);
    from = at + mark.length;
  }
  length += page.copy(page, length, from);
  return { body: page.subarray(0, length), hashes: [...hashes] };
}

/** The hash of the script whose start tag contains the position; null for other tags and external scripts. */
function hashOfScript(page: Buffer, at: number): string | null {
  const tag = page.lastIndexOf('<', at);
  const start = page.indexOf('>', at) + 1;
  const end = page.indexOf(SCRIPT_END, start);
  if (start === 0 || end < 0 || page.toString('latin1', tag, tag + SCRIPT_START.length) !== SCRIPT_START) return null;
  if (/\ssrc=/.test(page.toString('latin1', tag, start))) return null;
  return createHash('sha256').update(page.subarray(start, end)).digest('base64');
}
