import type { Cast, Thing } from './layouts.ts';
import { type Filling, filledJar } from './made-objects.ts';
import { findObject, type Traits, traitsOf } from './objects.ts';
import { type Random, randomOf } from './random.ts';
import { type Raster, type Rgb, rgb } from './raster.ts';
import { objectSource, pixelsOf, type Source } from './sprites.ts';

const JAR = '🫙';
const BASKET = '🧺';
/** What a jar holds when it stands beside something that is not put in jars whole. */
const CONTENTS: readonly (readonly [string, string])[] = [
  ['🐝🍯🌼🌻🌳🌲☀️', '#dd9420'],
  ['🐖🪿🥓🍖🐄🐐🐑🥛🧈🥥', '#f1e4c6'],
  ['🍂🌰🍫☕🧔', '#6b3f22'],
  ['🔥🌶️🍅', '#b93a1f'],
  ['🌿🍃🌱🍀', '#7f8f3f'],
  ['🍑🍊🎃🥕', '#e0812b'],
];

/** Chooses who plays: the first real thing is the main one, the others are props by their nature. */
export async function castOf(objects: readonly string[], seed: number): Promise<Cast> {
  const random = randomOf('cast', objects.join(), seed);
  const known = objects.filter((emoji) => findObject(emoji) !== undefined);
  const chosen = known.length > 0 ? known : [BASKET];
  const things = await Promise.all(chosen.map((emoji) => thingOf(emoji, chosen, random)));
  const real = things.filter(({ traits }) => traits.stance !== 'vague');
  const main = (real[0] ?? things[0]) as Thing;
  const others = real.filter((thing) => thing !== main);
  const by = (...stances: Traits['stance'][]) => others.filter(({ traits }) => stances.includes(traits.stance));
  const basket = main.source.key === objectSource(findObject(BASKET) ?? '').key ? undefined : await thingOf(BASKET, [BASKET], random);
  return { main, props: by('stand', 'lie'), hovering: by('hover'), beyond: by('outdoor'), basket };
}

async function thingOf(emoji: string, company: readonly string[], random: Random): Promise<Thing> {
  const traits = traitsOf(emoji);
  const path = findObject(emoji) as string;
  const source = emoji === JAR ? await jarOf(company, random) : objectSource(path);
  const { width, height } = await pixelsOf(source);
  const hueDeg = traits.dyed ? random.pick([0, 0, 40, 90, 150, 200, 260, 310]) : random.between(-7, 7);
  return { source, traits, aspect: width / height, hueDeg: emoji === JAR ? 0 : hueDeg, brightness: random.between(0.94, 1.06) };
}

/** A jar shows what is in it: the object it is advertised with. */
async function jarOf(company: readonly string[], random: Random): Promise<Source> {
  const content = company.find((emoji) => emoji !== JAR && traitsOf(emoji).stance !== 'hover') ?? company.find((emoji) => emoji !== JAR);
  const variant = random.whole(0, 11);
  if (content === undefined) return filledJar({ colour: '#e3c46a', pieces: undefined }, variant);
  return filledJar(await fillingOf(content), variant);
}

async function fillingOf(content: string): Promise<Filling> {
  const bare = content.replaceAll('\ufe0f', '');
  const traits = traitsOf(content);
  const fixed = CONTENTS.find(([signs]) => signs.includes(bare));
  const source = objectSource(findObject(content) as string);
  const isPiece = traits.flat && traits.tall < 0.8 && traits.stance !== 'hover';
  const colour = fixed?.[1] ?? (traits.stance === 'outdoor' || traits.stance === 'vague' ? '#e3c98a' : vividColour(await pixelsOf(source)));
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
  return rgb(`#${hex}`)[0] >= 0 ? `#${hex}` : '#b0803a';
}
