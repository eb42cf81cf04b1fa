import type { Site } from '../seo/addresses.ts';

/** The site as the root's loader tells it to every route's `meta`. */
export function siteOfMatches(matches: readonly ({ loaderData?: unknown } | undefined)[]): Site {
  return matches[0]?.loaderData as Site;
}
