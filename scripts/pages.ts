/** The pages for screenshots and accessibility tests; `:ad` and the like stand for the first listing of their kind. */
export const PAGES = {
  home: '/',
  ads: '/ads',
  'ads-filtered': '/ads?category=100&flags=eco&price_to=100&town=Łowicz&radius=200',
  'ads-search': '/ads?q=miód',
  'ads-nearest': '/ads?q=miód+zzyzxq',
  'ads-empty': '/ads?q=zzyzxqqq',
  'ads-invalid': '/ads?price_from=9&price_to=3&town=Nibylandia',
  category: '/category/201',
  ad: '/ad/:ad',
  facilities: '/agritourismFacilities',
  facility: '/agritourism/:agritourism',
  events: '/events',
  calendar: '/events?view=calendar',
  event: '/event/:event',
  user: '/user/1',
  about: '/aboutUs',
  terms: '/terms',
  pricing: '/pricing',
  contact: '/contact',
  'cookie-policy': '/termsAndPolicies/newestCookiePolicy',
  ranking: '/howRankingWorks',
  transparency: '/transparency',
  ratings: '/howRatingsWork',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgotPassword',
  'login-link': '/loginLink',
  'login-by-link': '/loginLink/none',
  'reset-password': '/resetPassword?token=none',
  'verify-email': '/verifyEmail/none',
  renew: '/renew/none',
  notice: '/notice/none',
  plan: '/changeAnnouncementPlan',
  'shop-link': '/shopLinkPlan',
  payment: '/payment/1',
  members: '/chat',
  showcase: '/sc',
  'not-found': '/nothing/here',
} as const;

const COLLECTIONS = { ad: 'ads', agritourism: 'agritourism-facilities', event: 'events' } as const;

/** Fills in the ids of the first listings on the server at `origin`. */
export async function resolvePages(origin: string): Promise<Record<string, string>> {
  const ids = new Map<string, number>();
  for (const [kind, collection] of Object.entries(COLLECTIONS)) {
    const answer = (await (await fetch(`${origin}/api/${collection}`)).json()) as { items: { id: number }[] };
    if (answer.items[0]) ids.set(kind, answer.items[0].id);
  }
  return Object.fromEntries(
    Object.entries(PAGES).map(([name, path]) => [
      name,
      path.replace(/:(\w+)$/, (_, kind) => String(ids.get(kind) ?? 0)),
    ]),
  );
}
