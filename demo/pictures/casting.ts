import type { Cast, Thing } from './layouts.ts';
import { cheeseWheel, type Filling, filledBottle, filledJar, herbBunch, pumpkin, sheaf } from './made-objects.ts';
import { findObject, type Traits, traitsOf } from './objects.ts';
import { type Random, randomOf } from './random.ts';
import type { Raster, Rgb } from './raster.ts';
import { objectSource, pixelsOf, type Source } from './sprites.ts';

const JAR = '🫙';
const BASKET = '🧺';
/** Signs that name a colour, and signs that say nothing about what is in a jar. */
const COLOURED = '🟡🟠🟣🟤🟢🔴';
const PLAIN_SIGNS = '❤️💙✨🎵🙏🌈👶';
/** Drawn in a toy's colour. */
const PALE = new Set(['🐟', '🐠']);
/** What a jar holds when it stands beside something that is not put in jars whole. */
const CONTENTS: readonly (readonly [string, string])[] = [
  ['🐝🍯🌼🌻🌳🌲☀️', '#dd9420'],
  ['🐖🪿🥓🍖🐄🐐🐑🥛🧈🥥', '#f1e4c6'],
  ['🍂🌰🍫☕🧔', '#6b3f22'],
  ['🔥🌶️🍅', '#b93a1f'],
  ['🌿🍃🌱🍀', '#7f8f3f'],
  ['🍑🍊🎃🥕', '#e0812b'],
];

/** Drawn by ourselves in their own colours. */
const OWN_COLOUR = new Set([JAR, '🍯', '🫗', '🧃', '🥛', '🎃']);
const WOOD = ['#c08a55', '#a9733f', '#d0a06c', '#8f6038'];
/** Branches whose listings are things, also where the only object is a sign or a bee. */
const INDOOR = new Set(['food', 'crafts', 'cosmetics']);

/** Chooses who plays: the first real thing is the main one, the others are props by their nature. */
export async function castOf(objects: readonly string[], seed: number, branch: string): Promise<Cast> {
  const random = randomOf('cast', objects.join(), seed);
  const known = objects.filter((emoji) => findObject(emoji) !== undefined);
  const chosen = withGoods(known.length > 0 ? known : [BASKET], branch);
  const things = await Promise.all(chosen.map((emoji) => thingOf(emoji, chosen, branch, random)));
  const real = things.filter(({ traits }) => traits.stance !== 'vague');
  const main = mainOf(real.length > 0 ? real : things, branch);
  const others = real.filter((thing) => thing !== main);
  const by = (...stances: Traits['stance'][]) => others.filter(({ traits }) => stances.includes(traits.stance));
  const basket = chosen.includes(BASKET) && chosen[0] === BASKET ? undefined : await thingOf(BASKET, [BASKET], branch, random);
  return { main, props: by('stand', 'lie'), hovering: by('hover'), beyond: by('outdoor'), basket };
}

/** Food and crafts that are named only by a bee, a drop or a colour come in a jar. */
function withGoods(objects: readonly string[], branch: string): readonly string[] {
  const tangible = objects.some((emoji) => !['hover', 'vague'].includes(traitsOf(emoji).stance));
  return tangible || !INDOOR.has(branch) ? objects : [JAR, ...objects];
}

/** Goods before guests: a tree or a house is the main thing only where nothing can be put on a table. */
function mainOf(things: readonly Thing[], branch: string): Thing {
  const first = things[0] as Thing;
  const isScenery = INDOOR.has(branch) && first.traits.stance === 'outdoor' && first.traits.tall > 1.4;
  if (!isScenery && first.traits.stance !== 'hover') return first;
  return things.find(({ traits }) => ['stand', 'lie'].includes(traits.stance)) ?? first;
}

/** What is carved when it is advertised beside a log. */
const CARVED = new Set<Traits['stance']>(['outdoor', 'bust', 'vague', 'hover']);

/** In a workshop a bird or a church is a figure on the table. */
function asOrnament(traits: Traits, isCarved: boolean): Traits {
  if (traits.stance === 'outdoor' || isCarved) return { ...traits, stance: 'stand', tall: 0.7, many: false };
  return traits;
}

async function thingOf(emoji: string, company: readonly string[], branch: string, random: Random): Promise<Thing> {
  const isCarved = branch === 'crafts' && company.includes('🪵') && CARVED.has(traitsOf(emoji).stance);
  const traits = branch === 'crafts' ? asOrnament(traitsOf(emoji), isCarved) : traitsOf(emoji);
  const source = await sourceOf(emoji, findObject(emoji) as string, company, random);
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
    saturation: PALE.has(emoji) ? 0.36 : isPaleEgg ? 0.42 : isDyed ? 0.72 : 0.92,
    stain: isCarved ? random.pick(WOOD) : undefined,
  };
}

const HONEYS = ['#f0c64a', '#dd9420', '#b5651d', '#7a3f16', '#c9791e', '#f0dba6', '#e8b23a'];
const OILS = ['#d8b23a', '#c9962a', '#8a9a3a', '#b9772a', '#e0c660'];

/** Some things are drawn in several ways, so that ten listings of honey are not ten times one pot. */
async function sourceOf(emoji: string, path: string, company: readonly string[], random: Random): Promise<Source> {
  const variant = random.whole(0, 11);
  const drawn = objectSource(path);
  switch (emoji) {
    case JAR:
      return jarOf(company, variant);
    case '🍯':
      return random.chance(0.6) ? filledJar({ colour: random.pick(HONEYS), pieces: undefined }, variant) : drawn;
    case '🫗':
      return filledBottle(random.pick(OILS), variant);
    case '🧃':
      return filledBottle((await fillingOf(company.find((other) => other !== emoji) ?? '🍎')).colour, variant);
    case '🥛':
      return random.chance(0.5) ? filledBottle('#f6f1e4', variant) : drawn;
    case '🧀':
      return random.chance(0.5) ? cheeseWheel(variant % 4) : drawn;
    case '🎃':
      return pumpkin(variant % 4);
    case '🌾':
      return sheaf(variant % 4);
    case '🌿':
      return herbBunch('herb', variant % 8);
    case '🪻':
      return herbBunch('lavender', variant % 3);
    default:
      return drawn;
  }
}

/** A jar shows what is in it: the object it is advertised with. */
async function jarOf(company: readonly string[], variant: number): Promise<Source> {
  const others = company.filter((emoji) => emoji !== JAR);
  const content = others.find((emoji) => traitsOf(emoji).stance !== 'hover' && !PLAIN_SIGNS.includes(emoji)) ?? others[0];
  if (content === undefined) return filledJar({ colour: '#e3c46a', pieces: undefined }, variant);
  return filledJar(await fillingOf(content), variant);
}

async function fillingOf(content: string): Promise<Filling> {
  const bare = content.replaceAll('\ufe0f', '');
  const traits = traitsOf(content);
  const fixed = CONTENTS.find(([signs]) => signs.includes(bare));
  const source = objectSource(findObject(content) as string);
  const isColour = COLOURED.includes(bare);
  const isPiece = traits.flat && traits.tall < 0.8 && traits.stance !== 'hover';
  const colour = fixed?.[1] ?? (!isColour && (traits.stance === 'outdoor' || traits.stance === 'vague') ? '#e3c98a' : vividColour(await pixelsOf(source)));
  return { colour, pieces: isPiece ? source : undefined };
}

/** The mean of the object's most saturated pixels, somewhat darkened, as '#rrggbb'. */
function vividColour({ data }: Raster): string {
  const sums = [0, 0, 0];
  let weight = 0.001;
  for (let at = 0; at < data.length; at += 16) {
    if (data[at + 3] < 200) continue;
    const channels = [data[at], data[at + 1], data[at + 2]] as unknown as Rgb;
    const vividness = Math.max(...channels) - Math.min(...channels) + 4;
    for (let channel = 0; channel < 3; channel += 1) sums[channel] += channels[channel] * vividness;
    weight += vividness;
  }
  const hex = sums.map((sum) => Math.round((sum / weight) * 0.9).toString(16).padStart(2, '0')).join('');
  return `#${hex}`;
}
