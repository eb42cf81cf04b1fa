/**
 * Makes a request's URL decodable for the router: percent signs in the path that encode nothing (`/%E0%A4%A`) are taken
 * literally, as browsers do, so that a mistyped address gets the normal "not found" page.
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
