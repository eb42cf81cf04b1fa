/**
 * Generates the icon sprites (`src/web/ui/icons.svg`, `icons-rare.svg`) and their names (`src/web/ui/icon-names.ts`) from
 * Lucide's shapes and a few of our own. Run it after changing a list: `node scripts/make-icons.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { mark } from './paper-cut/logo.ts';

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Lucide's names, grouped by their use on the site. */
const LUCIDE = {
  navigation:
    'search menu x plus minus house store arrow-left arrow-right arrow-up arrow-down chevron-left chevron-right chevron-up chevron-down chevrons-left chevrons-right chevrons-up-down ellipsis external-link list layout-grid map sliders-horizontal arrow-up-down',
  actions:
    'heart chart-column share-2 flag printer pencil trash-2 log-in log-out copy link download upload maximize-2 eye eye-off send paperclip camera smile image image-plus images rotate-cw undo-2 archive grip-vertical lock settings key-round plug webhook',
  states:
    'check check-check circle-check circle-x circle-alert circle-question-mark info triangle-alert loader-circle shield-check ban bell history clock sparkles award crown',
  people: 'user users message-circle phone mail quote hand-heart handshake baby accessibility',
  placesAndTimes: 'map-pin locate-fixed calendar calendar-days globe languages sun moon monitor rss file-text cookie',
  money: 'banknote credit-card receipt tag ticket package truck shopping-basket',
  food: 'wheat wheat-off egg egg-fried milk milk-off fish apple carrot ham drumstick salad vegan leaf sprout bean nut soup cooking-pot croissant candy-off scale',
  farm: 'bird dog cat rabbit squirrel paw-print tractor shovel trees tree-pine flower-2 hammer scissors briefcase palette droplets fence',
  agritourism:
    'bed-double tent warehouse utensils coffee mountain mountain-snow waves sailboat wifi car square-parking bath bike flame flame-kindling ferris-wheel thermometer-sun building-2 music drama party-popper cake volleyball snowflake',
  ratings: 'star star-half',
} as const;

const OWN: Readonly<Record<string, readonly Shape[]>> = {
  horseshoe: [
    [
      'path',
      {
        d: 'M8 20H5v-2.500C3.700 15.500 3 13 3 10.500a9 9 0 0 1 18 0c0 2.500-.7 5-2 7V20h-3v-3.200c1.300-1.700 2-4 2-6.300a6 6 0 0 0-12 0c0 2.300.7 4.600 2 6.300z',
      },
    ],
    ['path', { d: 'M4.600 9.500h.01M6.800 5.700h.01M12 3.100h.01M17.200 5.700h.01M19.400 9.500h.01' }],
  ],
  beehive: [
    ['path', { d: 'M9 3h6c2 0 2 4 0 4H9C7 7 7 3 9 3' }],
    ['path', { d: 'M8 7h8c2.700 0 2.700 5 0 5H8C5.300 12 5.300 7 8 7' }],
    ['path', { d: 'M7 12h10c3 0 3 5 0 5H7c-3 0-3-5 0-5' }],
    ['path', { d: 'M8 17h8c2 0 2 4 0 4H8c-2 0-2-4 0-4' }],
    ['path', { d: 'M12 14.500h.01' }],
  ],
};

/**
 * The icons that the pages of visitors render: lists, ads, events, facilities, profiles and the frame around them. They
 * have a sprite of their own, a third of all icons, as every first visit waits for it. An icon that is missing here is
 * shown all the same, for one request more.
 */
const EVERYDAY = new Set(
  (
    'arrow-left arrow-right arrow-up-down bed-double bell building-2 calendar calendar-days camera car check chevron-down ' +
    'chevron-left chevron-right chevron-up clock coffee cooking-pot croissant egg-fried external-link ferris-wheel ' +
    'file-text fish flag flame-kindling flower-2 globe handshake heart house info layout-grid link list log-in map ' +
    'map-pin maximize-2 menu message-circle monitor moon mountain-snow package palette paw-print plus rss sailboat salad ' +
    'scale search share-2 shield-check shopping-basket sliders-horizontal soup sparkles star store sun tag tent ' +
    'thermometer-sun truck user utensils volleyball warehouse x'
  ).split(' '),
);

/** Icons whose file has another name in Lucide. */
const FILES: Readonly<Record<string, string>> = {
  'trash-2': 'trash',
  'circle-alert': 'circle-exclamation-point',
  'triangle-alert': 'triangle-exclamation-point',
  history: 'rotate-ccw-clock',
  waves: 'waves-horizontal',
  'square-parking': 'square-letter-p',
  'building-2': 'building-complex',
  music: 'eighth-notes',
  smile: 'face-slightly-smiling',
};

async function lucideShapes(name: string): Promise<readonly Shape[]> {
  const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${FILES[name] ?? name}.mjs`);
  return __iconData.node;
}

function markup([element, { key: _, ...attributes }]: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${trimmed(value)}"`);
  return `<${element}${list.join('')}/>`;
}

function trimmed(value: string): string {
  return value.replaceAll(/(\.\d)00/g, '$1');
}

function symbol(id: string, content: string, viewBox = '0 0 24 24'): string {
  return `<symbol id="${id}" viewBox="${viewBox}">${content}</symbol>`;
}

function logoMark(): string {
  const papers = {
    body: 'var(--mark-body,#1f5c3a)',
    accent: 'var(--mark-accent,#e39a1c)',
    comb: 'var(--mark-comb,#c9352b)',
    ground: 'var(--mark-ground,#fff6e2)',
  };
  return symbol('logo', `<g stroke="none">${mark(papers)}</g>`, '0 0 48 48');
}

const lucideNames = Object.values(LUCIDE).flatMap((names) => names.split(' '));
const lucide = await Promise.all(lucideNames.map(async (name) => [name, await lucideShapes(name)] as const));
const shapes = [...lucide, ...Object.entries(OWN)].sort(([a], [b]) => (a < b ? -1 : 1));
const everyday = shapes.filter(([name]) => EVERYDAY.has(name));
const rare = shapes.filter(([name]) => !EVERYDAY.has(name));
const licence =
  '<!-- Most shapes: Lucide, ISC licence, © Lucide contributors; some © Cole Bemis (Feather), MIT licence -->';
const ui = new URL('../src/web/ui/', import.meta.url);

async function writeSprite(file: string, icons: typeof shapes, own: readonly string[]) {
  const symbols = [...icons.map(([name, list]) => symbol(name, list.map(markup).join(''))), ...own];
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${symbols.join('\n')}\n</svg>\n`;
  await writeFile(new URL(file, ui), text);
}

function nameList(icons: typeof shapes): string {
  return icons.map(([name]) => `  '${name}',`).join('\n');
}

await writeSprite('icons.svg', everyday, [logoMark()]);
await writeSprite('icons-rare.svg', rare, []);
await writeFile(
  new URL('icon-names.ts', ui),
  `// Made by scripts/make-icons.ts.

/** The icons of visitors' pages, which have a sprite of their own (\`icons.svg\`), in alphabetical order. */
export const everydayIcons = [
${nameList(everyday)}
] as const;

/** The icons of \`icons-rare.svg\`, in alphabetical order. */
export const rareIcons = [
${nameList(rare)}
] as const;

export type IconName = (typeof everydayIcons | typeof rareIcons)[number];
`,
);
console.log(`${everyday.length} everyday icons, ${rare.length} others`);
