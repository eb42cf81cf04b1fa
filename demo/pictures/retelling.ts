import { signs } from './objects.ts';
import type { Random } from './random.ts';
import type { ToiletryKind } from './toiletries.ts';
import type { TreeKind } from './trees.ts';

/**
 * Things drawn here rather than taken from the drawn objects; they stand in lists of emoji under these names.
 */
export type OwnThing =
  | 'carp'
  | 'comb'
  | 'fish'
  | 'frame'
  | 'hive'
  | 'house'
  | 'joint'
  | 'loaf'
  | 'plait'
  | 'potted'
  | 'sack'
  | 'bag'
  | 'bale'
  | 'boat'
  | 'canoe'
  | 'hoop'
  | 'painting'
  | 'papercut'
  | 'pie'
  | 'posy'
  | 'potato'
  | 'sail'
  | 'sledge'
  | 'sausages'
  | 'kabanos'
  | 'shrub'
  | 'skep'
  | 'smoked'
  | TreeKind
  | ToiletryKind;

type Retell = (sign: string, company: readonly string[], random: Random) => string | undefined;

interface Rule {
  readonly signs: ReadonlySet<string>;
  /** Undefined for all branches. */
  readonly branches?: ReadonlySet<string>;
  readonly retell: Retell;
}

function rule(of: string, retell: Retell, branches?: string): Rule {
  return { signs: signs(of), retell, branches: branches === undefined ? undefined : signs(branches) };
}

const always =
  (thing: OwnThing | string): Retell =>
  () =>
    thing;

/** Picks one of two at random: the first with the given probability. */
const mostly =
  (share: number, thing: OwnThing | string): Retell =>
  (_sign, _company, random) =>
    random.chance(share) ? thing : undefined;

const hasAny = (company: readonly string[], of: string) => company.some((sign) => signs(of).has(sign));

/** Animals of which there is also a drawing from head to tail. */
const WHOLE: Readonly<Record<string, string>> = {
  '🐴': '🐎',
  '🐷': '🐖',
  '🐶': '🐕',
  '🐱': '🐈',
  '🐰': '🐇',
  '🐮': '🐄',
  '🐭': '🐁',
};

const FIELD = 'animals jobs services agritourism events';

const RULES: readonly Rule[] = [
  rule('🐴 🐷 🐶 🐱 🐰 🐮 🐭', (sign, _company, random) => (random.chance(0.4) ? WHOLE[sign] : undefined)),
  rule('🐟 🐠', always('carp'), FIELD),
  rule('🐟 🐠', (_sign, company) => (hasAny(company, '🔥 ☀ 🪵') ? 'smoked' : 'fish')),
  rule('🐝', (sign, company) => (company[0] === sign || company[0] === '👑' ? 'hives' : undefined), FIELD),
  rule('🏡 🏠', always('house'), 'agritourism services jobs events animals pet_goods plants'),
  rule('🛖', mostly(0.75, 'house'), 'agritourism'),
  rule('🌲', (_sign, _company, random) => random.pick(['spruce', 'spruce', 'pine', 'thuja']), 'plants'),
  rule('🎄', mostly(0.7, 'spruce'), 'plants'),
  rule('🌲', (_sign, _company, random) => random.pick(['spruce', 'spruce', 'pine', 'birch']), FIELD),
  rule('🌳', (_sign, company, random) =>
    hasAny(company, '🍎 🍏 🍐 🍒 🍑') ? 'apple' : random.pick(['linden', 'linden', 'birch']),
  ),
  rule('🛶', (_sign, _company, random) => random.pick(['boat', 'canoe'])),
  rule('🚣', always('boat')),
  rule('⛵', always('sail')),
  rule('🛷', always('sledge')),
  rule('✂️', always('papercut'), 'crafts'),
  rule('🪡', always('hoop'), 'crafts'),
  rule('🖼️', always('painting'), 'crafts'),
  rule('👼', always('🪆'), 'crafts'),
  rule('💎', always('💍'), 'crafts'),
  rule('💐', always('posy')),
  rule('🎶', (_sign, _company, random) => random.pick(['🎻', '🪗', '🎺']), 'events'),
  rule('🥧', always('pie')),
  rule('🥔', always('potato')),
  rule('🍞', (_sign, company, random) => (hasAny(company, '🥚') ? 'plait' : random.chance(0.8) ? 'loaf' : undefined)),
  rule('🥮', always('loaf')),
  rule('🌭', (_sign, company, random) => (company.length < 3 || random.chance(0.4) ? 'kabanos' : 'sausages')),
  rule('🥓', always('joint')),
  rule('🍖', mostly(0.6, 'joint'), 'food'),
  rule(
    '🌾',
    (sign, company, random) => (company[0] === sign && random.chance(0.7) ? 'bale' : undefined),
    'services jobs',
  ),
  rule('🫘', always('sack'), 'food plants'),
  rule('🌾', (sign, company, random) => grainIn(sign, company, random), 'food pet_goods'),
  rule('🐔 🐓 🦆 🪿 🦃', always('🍗'), 'food'),
  rule('🐇 🐐 🦌', always('🥩'), 'food'),
  rule('🌸 🌺 🌼', always('potted'), 'events'),
  rule('🌸 🌺', always('potted'), 'plants'),
  rule('🌼 🌷 🌹', mostly(0.55, 'potted'), 'plants'),
  rule('🍏 🍎 🫐 🍒 🍐 🍇 🍓 🍅', (_sign, _company, random) => (random.chance(0.72) ? 'shrub' : undefined), 'plants'),
];

/** Grain for sale is in sacks and bags; as a prop it is a sheaf. */
function grainIn(sign: string, company: readonly string[], random: Random): string | undefined {
  if (company[0] !== sign) return undefined;
  return hasAny(company, '🍞 🥟 🥞 🍲 🥣') && random.chance(0.5) ? 'bag' : random.chance(0.75) ? 'sack' : undefined;
}

const SOAPS = signs('🧼');
const FLUIDS = signs('💧 💦');
const LIPS = signs('👄 💄');
const JARS = signs('🫙 🧈');
const PACKED = signs('🧴 🛁 🧊 🧔 🪒 ☕');

/** The container of a cosmetic: the first emoji that shows one decides, else chance. */
function packaging(objects: readonly string[], random: Random): ToiletryKind {
  for (const sign of objects) {
    if (SOAPS.has(sign)) return 'bars';
    if (LIPS.has(sign)) return random.pick(['balm', 'tin']);
    if (FLUIDS.has(sign)) return random.pick(['dropper', 'spray']);
    if (JARS.has(sign)) return random.pick(['tin', 'pot']);
  }
  return random.pick(['pot', 'pump', 'dropper', 'tin', 'spray']);
}

/** Whether an emoji shows the container of a cosmetic rather than an ingredient. */
export function isPackaging(sign: string): boolean {
  return [SOAPS, FLUIDS, LIPS, JARS, PACKED].some((set) => set.has(sign));
}

/**
 * The objects of a listing as they are shown: a cosmetic in its bottle, bees in their hive, a house of its own.
 *
 * objects   emoji without variation selectors.
 */
export function retold(objects: readonly string[], branch: string, random: Random): readonly string[] {
  const isPacked = branch === 'cosmetics';
  const shown = isPacked ? objects.filter((sign) => !isPackaging(sign)) : objects;
  const things = shown.flatMap((sign) => retoldSign(sign, objects, branch, random));
  return isPacked ? [packaging(objects, random), ...things] : things;
}

function retoldSign(sign: string, company: readonly string[], branch: string, random: Random): readonly string[] {
  const found = RULES.find(({ signs: of, branches }) => of.has(sign) && (!branches || branches.has(branch)));
  const thing = found?.retell(sign, company, random);
  if (thing === 'hives') {
    const homes = branch === 'animals' ? ['hive', 'hive', 'skep', 'comb', 'frame'] : ['hive', 'hive', 'skep'];
    return [random.pick(homes), sign];
  }
  // What grows in a pot is named by the flower or fruit that a listing begins with.
  return thing === undefined || (GROWN.has(thing) && sign !== company[0]) ? [sign] : [thing];
}

const GROWN = new Set<string>(['potted', 'shrub'] satisfies OwnThing[]);
