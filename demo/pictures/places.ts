import type { Place } from './backdrops.ts';
import type { BackKind } from './backs.ts';
import type { Floor } from './floors.ts';
import type { Hour, LandKind } from './landscapes.ts';
import type { Random } from './random.ts';

/** Floors by name: kind, dark and light colour. */
const FLOORS = {
  oak: { kind: 'boards', colours: ['#6d4322', '#c08a52'] },
  walnut: { kind: 'boards', colours: ['#3f2615', '#8a5a34'] },
  pine: { kind: 'boards', colours: ['#a9743f', '#e3b981'] },
  grey: { kind: 'boards', colours: ['#6f675c', '#b9ae9d'] },
  white: { kind: 'boards', colours: ['#b3a895', '#f0e8da'] },
  lengthwise: { kind: 'planks', colours: ['#75491f', '#c9935a'] },
  paleLengthwise: { kind: 'planks', colours: ['#98866c', '#dccbaa'] },
  linen: { kind: 'linen', colours: ['#b59e78', '#ecdfc4'] },
  ecru: { kind: 'linen', colours: ['#c9b898', '#f7efdf'] },
  sage: { kind: 'linen', colours: ['#7d8f74', '#c3cfb4'] },
  blush: { kind: 'linen', colours: ['#b88b7c', '#ecd0c2'] },
  blue: { kind: 'linen', colours: ['#5b7489', '#a9c0cd'] },
  redCheck: { kind: 'gingham', colours: ['#b8322c', '#fbf4e6'] },
  blueCheck: { kind: 'gingham', colours: ['#3f6d9c', '#f7f5ee'] },
  greenCheck: { kind: 'gingham', colours: ['#5b8a45', '#fbf8ea'] },
  yellowCheck: { kind: 'gingham', colours: ['#dba43a', '#fff8e6'] },
  slate: { kind: 'stone', colours: ['#24282b', '#565c5e'] },
  sandstone: { kind: 'stone', colours: ['#a48f70', '#ddcbab'] },
  marble: { kind: 'marble', colours: ['#8b8b88', '#f3f1ec'] },
  greenPaper: { kind: 'plain', colours: ['#8aa07f', '#c3d0b6'] },
  creamPaper: { kind: 'plain', colours: ['#cdb992', '#f2e5c8'] },
  peachPaper: { kind: 'plain', colours: ['#d39a78', '#f3cfb4'] },
  soil: { kind: 'soil', colours: ['#3d2818', '#7d5636'] },
  sand: { kind: 'sand', colours: ['#c1a06c', '#efdcb2'] },
  straw: { kind: 'turf', colours: ['#a37a2c', '#e9c76c'] },
  meadow: { kind: 'turf', colours: ['#3f6b2a', '#8cb552'] },
  lush: { kind: 'turf', colours: ['#2f6130', '#76ac4c'] },
  dry: { kind: 'turf', colours: ['#7c7a34', '#c4b766'] },
} as const satisfies Record<string, Floor>;

type FloorName = keyof typeof FLOORS;

function table(floor: FloorName, back: BackKind, colour = '#d9c7a6'): Place {
  return { kind: 'table', floor: FLOORS[floor], back, colour };
}

function land(floor: FloorName, kind: LandKind, hour: Hour): Place {
  return { kind: 'land', floor: FLOORS[floor], land: kind, hour };
}

const FOOD: readonly Place[] = [
  table('oak', 'plaster', '#d8b98c'),
  table('pine', 'garden'),
  table('redCheck', 'kitchen', '#d9bd90'),
  table('walnut', 'dark', '#4a3323'),
  table('linen', 'window', '#e6d6b8'),
  table('slate', 'dark', '#3a3d3f'),
  table('yellowCheck', 'orchard'),
  table('oak', 'stall', '#b8392f'),
  table('lengthwise', 'kitchen', '#c9b18a'),
  table('ecru', 'plaster', '#c98f5c'),
  table('greenCheck', 'garden'),
  table('marble', 'tiles', '#e8dfcc'),
  table('pine', 'stall', '#3f7d4a'),
  table('walnut', 'autumn'),
  table('blueCheck', 'window', '#dfe3de'),
  table('grey', 'panels', '#7d9384'),
  table('creamPaper', 'studio', '#efc987'),
  table('lengthwise', 'barn', '#8a6238'),
  table('straw', 'barn', '#94693b'),
  table('oak', 'orchard'),
];

const CRAFTS: readonly Place[] = [
  table('linen', 'plaster', '#d6b06f'),
  table('ecru', 'panels', '#b99c70'),
  table('walnut', 'plaster', '#c79a5e'),
  table('pine', 'window', '#ead9b8'),
  table('sandstone', 'plaster', '#b98058'),
  table('oak', 'panels', '#56707a'),
  table('creamPaper', 'studio', '#e5c27c'),
  table('linen', 'stall', '#c98a2e'),
  table('blush', 'window', '#ecdccb'),
  table('paleLengthwise', 'panels', '#8d9a83'),
  table('blue', 'plaster', '#e3d6bd'),
  table('lengthwise', 'dark', '#4c3626'),
];

const COSMETICS: readonly Place[] = [
  table('sage', 'plaster', '#c9d2b8'),
  table('marble', 'garden'),
  table('greenPaper', 'studio', '#b9cbaa'),
  table('white', 'window', '#dfe5d6'),
  table('marble', 'tiles', '#cfdccb'),
  table('sandstone', 'garden'),
  table('ecru', 'plaster', '#a9b99a'),
  table('peachPaper', 'studio', '#f0c6aa'),
  table('slate', 'orchard'),
  table('blush', 'orchard'),
];

const PLANTS: readonly Place[] = [
  table('grey', 'garden'),
  land('soil', 'fields', 'noon'),
  table('pine', 'orchard'),
  table('oak', 'garden'),
  land('lush', 'village', 'noon'),
  table('white', 'window', '#dde5d2'),
  table('sandstone', 'panels', '#7f9a76'),
  land('soil', 'farmyard', 'gold'),
  table('paleLengthwise', 'panels', '#a9c0a0'),
  land('meadow', 'hills', 'gold'),
  table('greenPaper', 'studio', '#cfdcae'),
];

const ANIMALS: readonly Place[] = [
  land('meadow', 'farmyard', 'noon'),
  land('lush', 'hills', 'noon'),
  land('straw', 'farmyard', 'gold'),
  table('straw', 'barn', '#9a6c3c'),
  land('meadow', 'fields', 'gold'),
  land('meadow', 'village', 'dawn'),
  land('lush', 'lake', 'noon'),
  land('meadow', 'mountains', 'noon'),
  table('straw', 'panels', '#9b5a40'),
  land('dry', 'fields', 'gold'),
  land('lush', 'forest', 'dawn'),
];

const PET_GOODS: readonly Place[] = [
  table('pine', 'garden'),
  table('blue', 'plaster', '#e9d8ba'),
  table('white', 'window', '#e6dcc6'),
  table('peachPaper', 'studio', '#f4d2a0'),
  table('oak', 'panels', '#6f97a0'),
  land('meadow', 'village', 'noon'),
  table('paleLengthwise', 'plaster', '#b7cbb8'),
  table('yellowCheck', 'garden'),
  table('straw', 'barn', '#a0744a'),
];

const WORK: readonly Place[] = [
  land('meadow', 'fields', 'noon'),
  land('soil', 'fields', 'gold'),
  land('dry', 'farmyard', 'gold'),
  land('meadow', 'farmyard', 'dawn'),
  table('oak', 'barn', '#84603a'),
  land('meadow', 'hills', 'noon'),
  land('straw', 'fields', 'noon'),
  table('grey', 'panels', '#8b9b8c'),
  table('pine', 'garden'),
  land('lush', 'village', 'gold'),
];

const AGRITOURISM: readonly Place[] = [
  land('meadow', 'lake', 'gold'),
  land('lush', 'mountains', 'noon'),
  land('meadow', 'village', 'gold'),
  land('lush', 'forest', 'dawn'),
  land('sand', 'sea', 'noon'),
  land('meadow', 'hills', 'dawn'),
  land('dry', 'fields', 'gold'),
  land('lush', 'lake', 'dusk'),
  land('meadow', 'mountains', 'dusk'),
  land('lush', 'hills', 'noon'),
  land('meadow', 'farmyard', 'noon'),
  land('sand', 'sea', 'dusk'),
];

const EVENTS: readonly Place[] = [
  table('oak', 'stall', '#b8392f'),
  table('walnut', 'lights', '#3a3358'),
  land('meadow', 'village', 'noon'),
  table('redCheck', 'garden'),
  table('lengthwise', 'lights', '#5a3547'),
  land('meadow', 'fields', 'gold'),
  table('pine', 'stall', '#d08a24'),
  land('lush', 'village', 'dusk'),
  table('yellowCheck', 'autumn'),
  land('lush', 'hills', 'gold'),
];

const BY_BRANCH: Readonly<Record<string, readonly Place[]>> = {
  food: FOOD,
  crafts: CRAFTS,
  cosmetics: COSMETICS,
  plants: PLANTS,
  animals: ANIMALS,
  pet_goods: PET_GOODS,
  jobs: WORK,
  services: WORK,
  agritourism: AGRITOURISM,
  events: EVENTS,
};

/** Where pictures of a branch may be taken; of one that is not known, where food is. */
export function placesOf(branch: string): readonly Place[] {
  return BY_BRANCH[branch] ?? FOOD;
}

/** The same table seen from above; what stands outdoors is laid on boards or straw instead. */
export function seenFromAbove(place: Place, random: Random): Place {
  if (place.kind === 'table') return { kind: 'flat', floor: place.floor };
  return { kind: 'flat', floor: FLOORS[random.pick(['oak', 'grey', 'pine', 'lengthwise'] as const)] };
}
