/**
 * The address of a request as the router can read it: where percent signs in its path encode nothing (`/%E0%A4%A`),
 * they stand for themselves, as browsers take them. So whoever mistyped an address is told so by a page like any other.
 */
export function wellFormedUrl(url: string): string {
  if (!url.includes('%')) return url;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
