import { herbBunch, sheaf } from './bouquets.ts';
import { type Filling, filledBottle, filledJar } from './jars.ts';
import { bare, findInTone, findObject, isWarm, SKIN_TONES, traitsOf } from './objects.ts';
import { isOwnThing, ownSource } from './own-things.ts';
import { cheeseWheel, pennyBun, pumpkin } from './produce.ts';
import type { Random } from './random.ts';
import type { Pixels, Raster, Rgb } from './raster.ts';
import { isPackaging } from './retelling.ts';
import { objectSource, pixelsOf, type Source } from './sprites.ts';

export const JAR = '🫙';
/** Emoji that name a colour, and emoji that say nothing about a jar's content. */
const COLOURED = '🟡🟠🟣🟤🟢🔴';
const PLAIN_SIGNS = '❤️💙✨🎵🙏🌈👶';
/** The contents of a jar beside something that is not preserved whole. */
const CONTENTS: readonly (readonly [string, string])[] = [
  ['🐝🍯🌼🌻🌳🌲☀️', '#dd9420'],
  ['🐖🪿🥓🍖🐄🐐🐑🥛🧈🥥', '#f1e4c6'],
  ['🍂🌰🍫☕🧔', '#6b3f22'],
  ['🔥🌶️🍅', '#b93a1f'],
  ['🌿🍃🌱🍀', '#7f8f3f'],
  ['🍑🍊🎃🥕', '#e0812b'],
];

const HONEYS = ['#f0c64a', '#dd9420', '#b5651d', '#7a3f16', '#c9791e', '#f0dba6', '#e8b23a'];
const OILS = ['#d8b23a', '#c9962a', '#8a9a3a', '#b9772a', '#e0c660'];

/**
 * One specimen of a known object. Some are drawn in several ways, so that ten listings of honey are not ten times one
 * pot; a jar shows what it is advertised with.
 */
export async function sourceOf(sign: string, company: readonly string[], random: Random): Promise<Source> {
  if (isOwnThing(sign)) return ownSource(sign, company, await brewOf(company), random);
  const variant = random.whole(0, 11);
  const drawn = objectSource(findInTone(sign, random.pick(SKIN_TONES)) as string, isWarm(sign));
  switch (sign) {
    case JAR:
      return jarOf(company, variant);
    case '🍯':
      return random.chance(0.6) ? filledJar({ colour: random.pick(HONEYS), pieces: undefined }, variant) : drawn;
    case '🫗':
      return filledBottle(random.pick(OILS), variant);
    case '🧃':
      return filledBottle((await fillingOf(company.find((other) => other !== sign) ?? '🍎')).colour, variant);
    case '🥛':
      return random.chance(0.5) ? filledBottle('#f6f1e4', variant) : drawn;
    case '🧀':
      return random.chance(0.5) ? cheeseWheel(variant % 4) : drawn;
    case '🎃':
      return pumpkin(variant % 4);
    case '🍄':
      return pennyBun(variant % 4);
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

/** A jar whose visible content is the object it is advertised with. */
async function jarOf(company: readonly string[], variant: number): Promise<Source> {
  const others = company.filter((emoji) => emoji !== JAR);
  const content =
    others.find((emoji) => traitsOf(emoji).stance !== 'hover' && !PLAIN_SIGNS.includes(emoji)) ?? others[0];
  if (content === undefined) return filledJar({ colour: '#e3c46a', pieces: undefined }, variant);
  return filledJar(await fillingOf(content), variant);
}

async function fillingOf(content: string): Promise<Filling> {
  const sign = bare(content);
  const traits = traitsOf(content);
  const fixed = CONTENTS.find(([of]) => of.includes(sign));
  const source = objectSource(findObject(content) as string);
  const isColour = COLOURED.includes(sign);
  const isPiece = traits.flat && traits.tall < 0.8 && traits.stance !== 'hover';
  const colour =
    fixed?.[1] ??
    (!isColour && (traits.stance === 'outdoor' || traits.stance === 'vague')
      ? '#e3c98a'
      : vividColour(await pixelsOf(source)));
  return { colour, pieces: isPiece ? source : undefined };
}

/** The colour of a cosmetic: that of its first ingredient. */
async function brewOf(company: readonly string[]): Promise<string | undefined> {
  const content = company.find(
    (sign) =>
      findObject(sign) && !isPackaging(sign) && !PLAIN_SIGNS.includes(sign) && traitsOf(sign).stance !== 'vague',
  );
  return content === undefined ? undefined : (await fillingOf(content)).colour;
}

/** The mean of the object's most saturated pixels, somewhat darkened, as '#rrggbb'. */
function vividColour(raster: Raster): string {
  const data: Pixels = raster.data;
  const sums: [number, number, number] = [0, 0, 0];
  let weight = 0.001;
  for (let at = 0; at < data.length; at += 16) {
    if (data[at + 3] < 200) continue;
    const [red, green, blue]: Rgb = [data[at], data[at + 1], data[at + 2]];
    const vividness = Math.max(red, green, blue) - Math.min(red, green, blue) + 4;
    sums[0] += red * vividness;
    sums[1] += green * vividness;
    sums[2] += blue * vividness;
    weight += vividness;
  }
  const hex = sums
    .map((sum) =>
      Math.round((sum / weight) * 0.9)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return `#${hex}`;
}
