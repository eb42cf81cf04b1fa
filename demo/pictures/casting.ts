import { findObject, type Traits, traitsOf } from './objects.ts';
import type { Cast, Thing } from './placing.ts';
import { randomOf } from './random.ts';
import { JAR, sourceOf } from './specimens.ts';
import { pixelsOf } from './sprites.ts';

const BASKET = '🧺';
/** Drawn in a toy's colour: how much of it is left. */
const PALE: Readonly<Record<string, number>> = { '🐟': 0.36, '🐠': 0.5, '🐦': 0.16, '🥛': 0.5, '🐬': 0.5 };
/** Drawn by ourselves in their own colours. */
const OWN_COLOUR = new Set([JAR, '🍯', '🫗', '🧃', '🥛', '🎃', '🍄']);
const WOOD = ['#c08a55', '#a9733f', '#d0a06c', '#8f6038'];
/** Branches whose listings are things, also where the only object is a sign or a bee. */
const INDOOR = new Set(['food', 'crafts', 'cosmetics']);

/** Chooses who plays: the first real thing is the main one, the others are props by their nature. */
export async function castOf(objects: readonly string[], seed: number, branch: string): Promise<Cast> {
  const known = objects.filter((emoji) => findObject(emoji) !== undefined);
  const chosen = withGoods(known.length > 0 ? known : [BASKET], branch);
  const things = await Promise.all(chosen.map((emoji) => thingOf(emoji, chosen, branch, seed)));
  const real = things.filter(({ traits }) => traits.stance !== 'vague');
  const main = mainOf(real.length > 0 ? real : things, branch);
  const others = real.filter((thing) => thing !== main);
  const by = (...stances: Traits['stance'][]) => others.filter(({ traits }) => stances.includes(traits.stance));
  const basket = chosen[0] === BASKET ? undefined : await thingOf(BASKET, [BASKET], branch, seed);
  return { main, props: by('stand', 'lie'), hovering: by('hover'), beyond: by('outdoor'), basket };
}

/** Food and crafts that are named only by a bee, a drop, a colour or a tree come in a jar. */
function withGoods(objects: readonly string[], branch: string): readonly string[] {
  const areNamed = objects.map(traitsOf).some((traits) => !isScenery(traits) && !BODILESS.has(traits.stance));
  return areNamed || !INDOOR.has(branch) ? objects : [JAR, ...objects];
}

const BODILESS = new Set<Traits['stance']>(['hover', 'vague']);

function isScenery({ stance, tall }: Traits): boolean {
  return stance === 'outdoor' && tall > 1.4;
}

/** Goods before guests: a tree or a house is the main thing only where nothing can be put on a table. */
function mainOf(things: readonly Thing[], branch: string): Thing {
  const first = things[0] as Thing;
  const isGuest = first.traits.stance === 'hover' || (INDOOR.has(branch) && isScenery(first.traits));
  if (!isGuest) return first;
  return things.find(({ traits }) => ['stand', 'lie'].includes(traits.stance)) ?? first;
}

/** What is carved when it is advertised beside a log. */
const CARVED = new Set<Traits['stance']>(['outdoor', 'bust', 'vague', 'hover']);

/** In a workshop a bird or a church is a figure on the table. */
function asOrnament(traits: Traits, isCarved: boolean): Traits {
  if (traits.stance === 'outdoor' || isCarved) return { ...traits, stance: 'stand', tall: 0.7, many: false };
  return traits;
}

async function thingOf(emoji: string, company: readonly string[], branch: string, seed: number): Promise<Thing> {
  // Its own numbers: things are made at the same time, and whichever is ready first must not change the others.
  const random = randomOf('thing', emoji, company.join(), seed);
  const isCarved = branch === 'crafts' && company.includes('🪵') && CARVED.has(traitsOf(emoji).stance);
  const traits = branch === 'crafts' ? asOrnament(traitsOf(emoji), isCarved) : traitsOf(emoji);
  const source = await sourceOf(emoji, company, random);
  const { width, height } = await pixelsOf(source);
  const dye = random.pick([0, 0, 40, 90, 150, 200, 260, 310]);
  const drift = random.between(-7, 7);
  const isDyed = traits.dyed && dye !== 0;
  const isPaleEgg = emoji === '🥚' && random.chance(0.4);
  return {
    source,
    traits,
    aspect: width / height,
    hueDeg: OWN_COLOUR.has(emoji) ? 0 : traits.dyed ? dye : drift,
    brightness: random.between(0.94, 1.05) * (isPaleEgg ? 1.22 : 1),
    // Glazes and dyes are quieter than toys.
    saturation: PALE[emoji] ?? (isPaleEgg ? 0.42 : isDyed ? 0.72 : 0.92),
    stain: isCarved ? random.pick(WOOD) : undefined,
  };
}
