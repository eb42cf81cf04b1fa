import { kinds } from '#kinds/index.ts';

/** Pages for members, which are private or differ for each member. Each entry is a path prefix. */
const MEMBER_PATHS = [
  '/changeAnnouncementPlan',
  '/changeAgritourismPlan',
  '/shopLinkPlan',
  '/conversation',
  '/chat',
  '/userpanel',
  '/login',
  '/register',
  '/forgotPassword',
  '/resetPassword',
  '/verifyEmail',
  '/uploadimage',
  '/notice/',
  '/decision/',
  '/payment/',
  '/admin/',
  '/setup',
];

/** Filters that generate countless lists of the same listings. */
const ENDLESS_PARAMETERS = ['sort', 'radius', 'price_', 'pieces_', 'weight_', 'volume_'];

/**
 * `/robots.txt`: everything is open except the API, pages for members, the showcase, and endless lists. For a market
 * that must not be indexed all pages are open, so that crawlers can read the `noindex` that each carries, and there is
 * no sitemap.
 */
export function robotsText(publicUrl: string, { isIndexed }: { isIndexed: boolean } = { isIndexed: true }): string {
  const forms = Object.values(kinds).flatMap(({ paths }) => [paths.add, paths.edit]);
  const closed = ['/api/', '/sc$', ...forms, ...MEMBER_PATHS, ...ENDLESS_PARAMETERS.flatMap(parameterPatterns)];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...(isIndexed ? [`Sitemap: ${publicUrl}/sitemap.xml`, ''] : []),
  ].join('\n');
}

/** Matches a parameter in first or later position, but not longer names with the same ending. */
function parameterPatterns(name: string): string[] {
  const value = name.endsWith('_') ? name : `${name}=`;
  return [`/*?${value}`, `/*&${value}`];
}
