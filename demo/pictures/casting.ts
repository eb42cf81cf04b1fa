import type { Cast, Thing } from './layouts.ts';
import { type Filling, filledJar, herbBunch, sheaf } from './made-objects.ts';
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

/** Turned by so much, a drawing of water becomes one of oil. */
const HUES: Readonly<Record<string, number>> = { '🫗': 196 };
/** Branches whose listings are things, also where the only object is a sign or a bee. */
const INDOOR = new Set(['food', 'crafts', 'cosmetics']);

/** Chooses who plays: the first real thing is the main one, the others are props by their nature. */
export async function castOf(objects: readonly string[], seed: number, branch: string): Promise<Cast> {
  const random = randomOf('cast', objects.join(), seed);
  const known = objects.filter((emoji) => findObject(emoji) !== undefined);
  const chosen = withGoods(known.length > 0 ? known : [BASKET], branch);
  const things = await Promise.all(chosen.map((emoji) => thingOf(emoji, chosen, random)));
  const real = things.filter(({ traits }) => traits.stance !== 'vague');
  const main = mainOf(real.length > 0 ? real : things, branch);
  const others = real.filter((thing) => thing !== main);
  const by = (...stances: Traits['stance'][]) => others.filter(({ traits }) => stances.includes(traits.stance));
  const basket = chosen.includes(BASKET) && chosen[0] === BASKET ? undefined : await thingOf(BASKET, [BASKET], random);
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

async function thingOf(emoji: string, company: readonly string[], random: Random): Promise<Thing> {
  const traits = traitsOf(emoji);
  const source = await sourceOf(emoji, findObject(emoji) as string, company, random);
  const { width, height } = await pixelsOf(source);
  const dye = random.pick([0, 0, 40, 90, 150, 200, 260, 310]);
  const drift = random.between(-7, 7);
  const isDyed = traits.dyed && dye !== 0;
  return {
    source,
    traits,
    aspect: width / height,
    hueDeg: emoji === JAR ? 0 : (HUES[emoji] ?? (traits.dyed ? dye : drift)),
    brightness: random.between(0.94, 1.05),
    // Glazes and dyes are quieter than toys.
    saturation: PALE.has(emoji) ? 0.36 : isDyed ? 0.72 : 0.92,
  };
}

async function sourceOf(emoji: string, path: string, company: readonly string[], random: Random): Promise<Source> {
  if (emoji === JAR) return jarOf(company, random);
  if (emoji === '🌾') return sheaf(random.whole(0, 3));
  if (emoji === '🌿') return herbBunch('herb', random.whole(0, 7));
  if (emoji === '🪻') return herbBunch('lavender', random.whole(0, 2));
  return objectSource(path);
}

/** A jar shows what is in it: the object it is advertised with. */
async function jarOf(company: readonly string[], random: Random): Promise<Source> {
  const others = company.filter((emoji) => emoji !== JAR);
  const content = others.find((emoji) => traitsOf(emoji).stance !== 'hover' && !PLAIN_SIGNS.includes(emoji)) ?? others[0];
  const variant = random.whole(0, 11);
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
