import { kinds } from '#kinds/index.ts';

/** Pages for members: nothing on them is for everybody, or they differ for each. A path stands for all that begin with it. */
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
];

/** Filters that make countless lists of the same listings. */
const ENDLESS_PARAMETERS = ['sort', 'radius', 'price_', 'pieces_', 'weight_', 'volume_'];

/** `/robots.txt`: everything is open except the API, pages for members, the showcase, and lists without end. */
export function robotsText(publicUrl: string): string {
  const forms = Object.values(kinds).flatMap(({ paths }) => [paths.add, paths.edit]);
  const closed = ['/api/', '/sc$', ...forms, ...MEMBER_PATHS, ...ENDLESS_PARAMETERS.flatMap(parameterPatterns)];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** A parameter comes first or after another; matched so, no longer name that ends alike is caught. */
function parameterPatterns(name: string): string[] {
  const value = name.endsWith('_') ? name : `${name}=`;
  return [`/*?${value}`, `/*&${value}`];
}
