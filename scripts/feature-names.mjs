// The names of the features, the same in every layer: `contract/x`, `server/x`, `web/features/x`, and of their
// messages: `x.json` or, for a part, `x.part.json`. `npm run check` enforces them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const FEATURES = [
  'accounts',
  'blocks',
  'catalogue',
  'comments',
  'contact',
  'conversations',
  'credentials',
  'favourites',
  'feeds',
  'following',
  'invoices',
  'listings',
  'media',
  'moderation',
  'notifications',
  'offers',
  'operator',
  'payments',
  'places',
  'programs',
  'reviews',
  'saved-searches',
  'search',
  'second-factor',
  'seller-status',
  'selling',
  'sessions',
  'settings',
  'statistics',
  'texts',
];

/** The folders of each layer that are not features. */
const FLOORS = {
  'src/contract': [
    'api-client',
    'endpoint',
    'errors',
    'index',
    'page-queries',
    'paging',
    'primitives',
    'realtime',
    'values',
    'web-seam',
    'contract',
  ],
  'src/server': ['app', 'compose', 'config', 'demo', 'main', 'payment-settings', 'platform', 'realtime'],
  'src/web/features': ['documents'],
  ...Object.fromEntries(
    readdirSync(join(root, 'src/i18n/locales')).map((locale) => [
      `src/i18n/locales/${locale}`,
      ['documents', 'errors', 'frame', 'home', 'kinds'],
    ]),
  ),
};

const strangers = Object.entries(FLOORS).flatMap(([floor, others]) =>
  readdirSync(join(root, floor))
    .filter((entry) => ![...FEATURES, ...others].includes(entry.replace(/(\.test)?\.ts$|(\.[a-z]+)?\.json$/, '')))
    .map((entry) => `${floor}/${entry} is no feature: see scripts/feature-names.mjs`),
);
for (const line of strangers) console.error(line);
process.exit(strangers.length === 0 ? 0 : 1);
