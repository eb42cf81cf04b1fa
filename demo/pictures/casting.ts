import { bare, findObject, type Traits } from './objects.ts';
import { isOwnThing, traitsOfAny } from './own-things.ts';
import type { Cast, Thing } from './placing.ts';
import { randomOf } from './random.ts';
import { retold } from './retelling.ts';
import { JAR, sourceOf } from './specimens.ts';
import { pixelsOf } from './sprites.ts';

const BASKET = '🧺';
/** Objects drawn in toy colours: the share of saturation to keep. */
const PALE: Readonly<Record<string, number>> = { '🥛': 0.5, '🥣': 0.55, '🪓': 0.45 };
/** Drawn by ourselves in their own colours. */
const OWN_COLOUR = new Set([JAR, '🍯', '🫗', '🧃', '🥛', '🎃', '🍄']);
const WOOD = ['#c08a55', '#a9733f', '#d0a06c', '#8f6038'];
/** Branches whose listings are things, even if the only object is a symbol or a bee. */
const INDOOR = new Set(['food', 'crafts', 'cosmetics']);
/** There, products without an object of their own are shown in a jar. */
const JARRED = new Set(['food', 'cosmetics']);
/** The natural variation of animals' coats: ranges of saturation and brightness. */
const COATS: Readonly<Record<string, { colour: readonly [number, number]; light: readonly [number, number] }>> = {
  '🐐': { colour: [0.4, 0.8], light: [0.9, 1.3] },
  '🪿': { colour: [0.1, 0.24], light: [1.5, 1.95] },
  '🐦': { colour: [0, 0.04], light: [1.1, 1.6] },
  '🐎': { colour: [0.5, 0.95], light: [0.85, 1.3] },
  '🐴': { colour: [0.5, 0.95], light: [0.85, 1.3] },
  '🐕': { colour: [0.35, 0.9], light: [0.8, 1.15] },
  '🐶': { colour: [0.35, 0.9], light: [0.8, 1.15] },
  '🐈': { colour: [0.3, 0.9], light: [0.8, 1.1] },
  '🐈‍⬛': { colour: [0.05, 0.14], light: [0.5, 0.75] },
  '🐦‍⬛': { colour: [0.05, 0.14], light: [0.6, 0.9] },
  '🐱': { colour: [0.35, 0.9], light: [0.8, 1.1] },
  '🐖': { colour: [0.5, 0.8], light: [0.95, 1.05] },
  '🐷': { colour: [0.5, 0.8], light: [0.95, 1.05] },
  '🐂': { colour: [0.5, 0.95], light: [0.9, 1.3] },
  '🐹': { colour: [0.5, 0.85], light: [0.85, 1.1] },
};
/** A hue shift away from the purple in which these animals are shaded. */
const COAT_HUE_DEG = 10;
const DYES = [0, 0, 40, 90, 150, 200, 260, 310];
/** Pots and bowls: blue as drawn, or the browns of clay. */
const GLAZES = [0, 0, 170, 184, 196];
const EVEN_LIGHT = [0.94, 1.05] as const;
const GLAZED = new Set(['🥣', '🫖']);
/** Green as drawn, and other usual paints of sheet metal. */
const PAINTS = [0, 0, 60, 90, 236, 320];
const PAINTED = new Set(['🚜', '🚛', '🚚', '🛻', '🚐']);
/** Beads of coral and of amber. */
const BEADS = '📿';
const CORAL = '#c4281f';
const AMBER = '#d98f24';

/** Casts the objects: the first real thing is the main one, the others are props by their nature. */
export async function castOf(objects: readonly string[], seed: number, branch: string): Promise<Cast> {
  const known = objects.filter((emoji) => findObject(emoji) !== undefined).map(bare);
  const company = withGoods(known.length > 0 ? known : [BASKET], branch);
  const chosen = retold(company, branch, randomOf('retold', company.join(), seed, branch));
  const things = await Promise.all(chosen.map((sign) => thingOf(sign, company, branch, seed)));
  const real = things.filter(({ traits }) => traits.stance !== 'vague');
  const main = mainOf(real.length > 0 ? real : things, branch);
  const others = real.filter((thing) => thing !== main);
  const by = (...stances: Traits['stance'][]) => others.filter(({ traits }) => stances.includes(traits.stance));
  const basket = chosen[0] === BASKET ? undefined : await thingOf(BASKET, [BASKET], branch, seed);
  return {
    main,
    props: by('stand', 'lie', 'slab', 'spread'),
    hovering: by('hover'),
    beyond: by('outdoor'),
    basket,
  };
}

/** Food and crafts that are named only by a bee, a drop, a colour or a tree come in a jar. */
function withGoods(objects: readonly string[], branch: string): readonly string[] {
  const areNamed = objects
    .filter((sign) => sign !== LOG)
    .map(traitsOfAny)
    .some((traits) => !isScenery(traits) && !BODILESS.has(traits.stance));
  return areNamed || !JARRED.has(branch) ? objects : [JAR, ...objects];
}

/** Found beside honey and mushrooms, but never the goods there. */
const LOG = '🪵';
const BODILESS = new Set<Traits['stance']>(['hover', 'vague']);
const LIVING = new Set<Traits['stance']>(['outdoor', 'head', 'fly', 'swim', 'crawl']);

const OPEN = new Set<Traits['stance']>([...LIVING, 'float']);

function isScenery({ stance, tall }: Traits): boolean {
  return stance === 'outdoor' && tall > 1.4;
}

/**
 * The main thing: a tree or a house only if nothing else fits on a table, and among animals never a cup or a cap.
 */
function mainOf(things: readonly Thing[], branch: string): Thing {
  const first = things[0] as Thing;
  if (branch === 'animals') return things.find(({ traits }) => LIVING.has(traits.stance)) ?? first;
  if (branch === 'agritourism') return things.find(({ traits }) => OPEN.has(traits.stance)) ?? first;
  const isGuest = first.traits.stance === 'hover' || (INDOOR.has(branch) && isScenery(first.traits));
  if (!isGuest) return first;
  return things.find(({ traits }) => ['stand', 'lie', 'slab'].includes(traits.stance)) ?? first;
}

/** Objects that are carved when advertised beside a log. */
const CARVED = new Set<Traits['stance']>(['outdoor', 'bust', 'head', 'fly', 'vague', 'hover']);

/** In a workshop a bird or a church is a figure on the table. */
function asOrnament(traits: Traits, isCarved: boolean): Traits {
  const isFigure = isCarved || ['outdoor', 'head', 'fly', 'float'].includes(traits.stance);
  return isFigure ? { ...traits, stance: 'stand', tall: 0.7, many: false, basketed: false } : traits;
}

async function thingOf(sign: string, company: readonly string[], branch: string, seed: number): Promise<Thing> {
  // A separate random source: objects are drawn concurrently, and the order of completion must not matter.
  const random = randomOf('thing', sign, company.join(), seed);
  const known = traitsOfAny(sign);
  const isCarved = branch === 'crafts' && company.includes(LOG) && (CARVED.has(known.stance) || sign === '🪆');
  const traits = branch === 'crafts' ? asOrnament(known, isCarved) : known;
  const source = await sourceOf(sign, company, random);
  const { width, height } = await pixelsOf(source);
  const dye = random.pick(GLAZED.has(sign) ? GLAZES : PAINTED.has(sign) ? PAINTS : DYES);
  const drift = random.between(-7, 7);
  const isDyed = traits.dyed && dye !== 0;
  const isPaleEgg = sign === '🥚' && random.chance(0.4);
  const isOwn = isOwnThing(sign);
  const coat = COATS[sign];
  return {
    source,
    traits,
    aspect: width / height,
    hueDeg: isOwn || OWN_COLOUR.has(sign) ? 0 : coat ? COAT_HUE_DEG : traits.dyed ? dye : drift,
    brightness: random.between(...(coat?.light ?? EVEN_LIGHT)) * (isPaleEgg ? 1.22 : 1),
    // Glazes and dyes are quieter than toys.
    saturation: coat
      ? random.between(...coat.colour)
      : (PALE[sign] ?? (isOwn ? 1 : isPaleEgg ? 0.42 : isDyed ? 0.72 : 0.92)),
    stain: isCarved ? random.pick(WOOD) : sign === BEADS ? (company.includes('❤') ? CORAL : AMBER) : undefined,
  };
}
