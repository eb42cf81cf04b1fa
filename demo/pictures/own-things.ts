import { combFrame, hive, skep } from './apiary.ts';
import { loaf, pie, plait, potato } from './bakery.ts';
import { canoe, rowingBoat, sailboat, sledge } from './boats.ts';
import { fish } from './fishes.ts';
import { glassPainting, hoop, papercut } from './folk-art.ts';
import { HOUSE_KINDS, house } from './houses.ts';
import { sausageBundle, sausageRing, smokedJoint } from './meats.ts';
import { findObject, isWarm, type Stance, type Traits, traitsOf } from './objects.ts';
import { posy, pottedFlowers, pottedShrub } from './pots.ts';
import type { Random } from './random.ts';
import type { OwnThing } from './retelling.ts';
import { GRAINS, paperBag, roundBale, sack } from './sacks.ts';
import { objectSource, type Source } from './sprites.ts';
import { toiletry } from './toiletries.ts';
import { tree } from './trees.ts';

function as(stance: Stance, tall: number, isMany = false, isFlat = false): Traits {
  return { stance, tall, many: isMany, basketed: false, flat: isFlat, dyed: false };
}

const OWN_TRAITS: Readonly<Record<OwnThing, Traits>> = {
  apple: as('outdoor', 1.55),
  bale: as('outdoor', 0.7, true),
  birch: as('outdoor', 1.6),
  boat: as('float', 0.8),
  canoe: as('float', 0.6),
  hoop: as('spread', 0.7, false, true),
  linden: as('outdoor', 1.6),
  painting: as('wall', 0.8),
  papercut: as('spread', 0.7, false, true),
  pie: as('stand', 0.5),
  pine: as('outdoor', 1.6),
  posy: as('stand', 1),
  potato: { ...as('stand', 0.42, true, true), basketed: true },
  sail: as('float', 1.4),
  sledge: as('stand', 0.7),
  spruce: as('outdoor', 1.6),
  thuja: as('outdoor', 1.3),
  carp: as('swim', 0.5, true),
  comb: as('crawl', 0.3, true, true),
  fish: as('slab', 0.5, true, true),
  smoked: as('slab', 0.5, true, true),
  frame: as('stand', 0.75),
  hive: as('outdoor', 0.62, true),
  skep: as('outdoor', 0.4, true),
  house: as('outdoor', 1.6),
  joint: as('stand', 0.5),
  loaf: as('stand', 0.56),
  plait: as('stand', 0.46),
  potted: as('stand', 0.98, true),
  shrub: as('stand', 1.2),
  sack: as('stand', 1.2),
  bag: as('stand', 1),
  sausages: as('stand', 0.5),
  kabanos: as('hang', 0.9, true),
  bars: as('stand', 0.84),
  pot: as('stand', 0.74),
  tin: as('stand', 0.74),
  balm: as('stand', 1),
  dropper: as('stand', 1.1),
  pump: as('stand', 1.1),
  spray: as('stand', 1.1),
};

export function isOwnThing(sign: string): sign is OwnThing {
  return sign in OWN_TRAITS;
}

/** What is known about a thing, drawn here or taken from the drawn objects. */
export function traitsOfAny(sign: string): Traits {
  return isOwnThing(sign) ? OWN_TRAITS[sign] : traitsOf(sign);
}

const BREWS = ['#e3b85a', '#7f9a5a', '#c9788a', '#9a7fc0', '#d98a4a', '#8fa9b5'];

const BOUQUET = ['🌼', '🌸', '🌷', '🌹', '🌺', '🌻'];
/** Motifs of paintings for listings that name nothing to paint. */
const MOTIFS = ['🐓', '🌷', '🦌', '🐎', '💒', '🕊️'];
const FILLINGS: readonly (readonly [string, string])[] = [
  ['🧀', '#f0dca4'],
  ['🍎', '#d99a48'],
  ['🫐', '#4a3a78'],
  ['🍓🍒', '#b52f2a'],
];

function drawn(emoji: string): Source {
  return objectSource(findObject(emoji) as string, isWarm(emoji));
}

function shownIn(company: readonly string[], random: Random): Source {
  const shown = company.find(
    (sign) => findObject(sign) && !['vague', 'bust'].includes(traitsOf(sign).stance) && sign !== '🖼' && sign !== '✂',
  );
  return drawn(shown ?? random.pick(MOTIFS));
}

function fillingOf(company: readonly string[]): string {
  return FILLINGS.find(([of]) => company.some((sign) => of.includes(sign)))?.[1] ?? '#a8452c';
}

/**
 * One specimen of a thing drawn here.
 *
 * company  the other objects of the listing: the plant in a pot, the motif of a picture.
 * colour   of a bottle's content.
 */
export function ownSource(
  thing: OwnThing,
  company: readonly string[],
  colour: string | undefined,
  random: Random,
): Source {
  const variant = random.whole(0, 11);
  const plant = () => drawn(company[0] as string);
  switch (thing) {
    case 'carp':
      return fish(random.chance(0.6) ? 'carp' : 'trout', variant % 2);
    case 'fish':
      return fish(random.pick(['trout', 'trout', 'carp']), variant % 2);
    case 'smoked':
      return fish('smoked', variant % 2);
    case 'comb':
      return drawn('🐝');
    case 'frame':
      return combFrame(variant % 3);
    case 'hive':
      return hive(variant % 6);
    case 'skep':
      return skep(variant % 3);
    case 'house':
      return house(random.pick(HOUSE_KINDS), variant % 3);
    case 'joint':
      return smokedJoint(variant % 3);
    case 'loaf':
      return loaf(variant % 4);
    case 'plait':
      return plait(variant % 3);
    case 'potted':
      return pottedFlowers(plant(), variant % 5);
    case 'shrub':
      return pottedShrub(plant(), variant % 5);
    case 'bale':
      return roundBale(variant % 3);
    case 'sack':
      return sack(company.includes('🫘') ? '#8a3a30' : random.pick(GRAINS), variant % 3);
    case 'bag':
      return paperBag('#f6efdd', variant % 4);
    case 'sausages':
      return sausageRing(variant % 4);
    case 'kabanos':
      return sausageBundle(variant % 4);
    case 'boat':
      return rowingBoat(variant % 5);
    case 'canoe':
      return canoe(variant % 5);
    case 'sail':
      return sailboat(variant % 4);
    case 'sledge':
      return sledge(variant % 3);
    case 'hoop':
      return hoop(variant % 3);
    case 'papercut':
      return papercut(variant % 9);
    case 'painting':
      return glassPainting(shownIn(company, random), variant % 4);
    case 'posy':
      return posy(random.shuffled(BOUQUET).slice(0, 3).map(drawn), variant % 4);
    case 'pie':
      return pie(fillingOf(company), variant % 3);
    case 'potato':
      return potato(variant % 4);
    case 'spruce':
    case 'pine':
    case 'linden':
    case 'birch':
    case 'thuja':
    case 'apple':
      return tree(thing, variant % 4);
    default:
      return toiletry(thing, colour ?? random.pick(BREWS), variant % 4);
  }
}
