import type { Place } from './backdrops.ts';
import type { BackKind } from './backs.ts';
import type { Floor, FloorKind } from './floors.ts';
import type { Hour, LandKind } from './landscapes.ts';
import { mix } from './raster.ts';

const FLOORS = {
  oak: { kind: 'boards', colours: ['#6f4526', '#d19a5e'] },
  oakAlong: { kind: 'planks', colours: ['#6a4a2c', '#c39560'] },
  walnut: { kind: 'boards', colours: ['#33200f', '#86583a'] },
  walnutAlong: { kind: 'planks', colours: ['#3b2416', '#8a5a35'] },
  washed: { kind: 'boards', colours: ['#a39b8d', '#efe8da'] },
  weathered: { kind: 'planks', colours: ['#5f5a52', '#b3aa9b'] },
  green: { kind: 'boards', colours: ['#3f5a48', '#8fae92'] },
  blue: { kind: 'planks', colours: ['#3f5d70', '#93b0bd'] },
  linen: { kind: 'linen', colours: ['#a8987a', '#f0e6d2'] },
  linenWhite: { kind: 'linen', colours: ['#bdb8ac', '#fbf8f1'] },
  linenSage: { kind: 'linen', colours: ['#7f8f74', '#cfdac2'] },
  linenBlush: { kind: 'linen', colours: ['#b98a7a', '#f2d9cc'] },
  linenBlue: { kind: 'linen', colours: ['#566f86', '#b9cbd8'] },
  linenOchre: { kind: 'linen', colours: ['#a67b34', '#e9c77f'] },
  checksRed: { kind: 'gingham', colours: ['#b5352c', '#f8efe2'] },
  checksBlue: { kind: 'gingham', colours: ['#3f6a9a', '#f4f1e6'] },
  checksGreen: { kind: 'gingham', colours: ['#5b7f43', '#f4f0df'] },
  checksOchre: { kind: 'gingham', colours: ['#c98f2c', '#faf1da'] },
  slate: { kind: 'stone', colours: ['#202427', '#5f666a'] },
  sandstone: { kind: 'stone', colours: ['#8f7f68', '#dccdb2'] },
  marble: { kind: 'marble', colours: ['#918b84', '#f7f3ed'] },
  kraft: { kind: 'plain', colours: ['#9a7448', '#cfa878'] },
} as const satisfies Record<string, Floor>;

type FloorName = keyof typeof FLOORS;

function table(floor: FloorName, back: BackKind, colour = '#d9c9a6'): Place {
  return { kind: 'table', floor: FLOORS[floor], back, colour };
}

function studio(colour: string): Place {
  return {
    kind: 'table',
    floor: { kind: 'plain', colours: [mix(colour, '#4a3c2c', 0.14), mix(colour, '#ffffff', 0.2)] },
    back: 'studio',
    colour,
  };
}

function flat(floor: FloorName): Place {
  return { kind: 'flat', floor: FLOORS[floor] };
}

const GROUNDS: Readonly<Record<string, readonly [FloorKind, string, string]>> = {
  turf: ['turf', '#4a7032', '#b3cc6c'],
  lush: ['turf', '#3c6628', '#93bd52'],
  olive: ['turf', '#66703a', '#c9c47a'],
  cool: ['turf', '#41704f', '#9cc394'],
  dry: ['turf', '#8a6f34', '#e0c273'],
  soil: ['soil', '#4a3220', '#a07448'],
  sand: ['sand', '#c4a26f', '#f0deb6'],
  yard: ['sand', '#8f7a5c', '#cdb791'],
  pond: ['water', '#2f6478', '#9fd0da'],
};
const GROUND_TINTS: Readonly<Record<Hour, readonly [string, number]>> = {
  dawn: ['#cbb7b4', 0.16],
  noon: ['#ffffff', 0.02],
  gold: ['#e8a84a', 0.2],
  dusk: ['#4a2f5c', 0.34],
};

function land(kind: LandKind, hour: Hour, ground: keyof typeof GROUNDS = 'turf'): Place {
  const [floor, dark, light] = GROUNDS[ground] as (typeof GROUNDS)[string];
  const [tint, share] = GROUND_TINTS[hour];
  return {
    kind: 'land',
    land: kind,
    hour,
    floor: { kind: floor, colours: [mix(dark, tint, share), mix(light, tint, share)] },
  };
}

/** Where fish leap and boats lie. */
export const WATERS: readonly Place[] = [
  land('lake', 'noon', 'pond'),
  land('lake', 'gold', 'pond'),
  land('lake', 'dawn', 'pond'),
  land('lake', 'dusk', 'pond'),
  land('sea', 'noon', 'pond'),
];

/** The comb that bees walk on. */
export const COMBS: readonly Place[] = [
  { kind: 'flat', floor: { kind: 'comb', colours: ['#6b3a0e', '#f6d27a'] } },
  { kind: 'flat', floor: { kind: 'comb', colours: ['#7a4510', '#fbe6ae'] } },
];

/** Where a picture can hang. */
export const WALLS: readonly Place[] = [
  table('linen', 'plaster', '#d9c6a2'),
  table('oak', 'panels', '#efe6d4'),
  table('walnut', 'plaster', '#7d8a78'),
  table('washed', 'panels', '#9aa7a8'),
];

/** Where tools are laid out. */
export const BENCHES: readonly Place[] = [flat('oak'), flat('walnut'), flat('weathered'), flat('slate'), flat('kraft')];

/** Indoors on straw, for animals. */
function stable(colour: string): Place {
  return { kind: 'table', floor: { kind: 'turf', colours: ['#9c7a36', '#f0d78f'] }, back: 'barn', colour };
}

/** Where the things of a branch are photographed: on tables, from above, and outdoors. */
export interface Settings {
  readonly tables: readonly Place[];
  readonly flats: readonly Place[];
  readonly lands: readonly Place[];
}

const FOOD: Settings = {
  tables: [
    table('oak', 'garden'),
    table('walnut', 'dark', '#3b3024'),
    table('checksRed', 'kitchen', '#e0d2b4'),
    table('linen', 'window', '#d8cdb8'),
    table('slate', 'plaster', '#8d9087'),
    table('marble', 'tiles', '#e6eadf'),
    table('washed', 'panels', '#8fa394'),
    table('oakAlong', 'stall', '#b8442f'),
    table('oak', 'autumn'),
    table('checksBlue', 'garden'),
    table('walnutAlong', 'kitchen', '#c9b48c'),
    table('linenWhite', 'plaster', '#b9c4b4'),
    table('washed', 'window', '#cdd6d2'),
    table('checksGreen', 'orchard'),
    table('slate', 'dark', '#26302c'),
    table('oakAlong', 'panels', '#f0e9db'),
    table('walnut', 'stall', '#4a7d54'),
    table('linenOchre', 'plaster', '#e6d2a8'),
    table('checksOchre', 'window', '#e7dcc2'),
    table('weathered', 'orchard'),
    table('blue', 'plaster', '#e9dcc4'),
    table('walnutAlong', 'autumn'),
    table('oak', 'plaster', '#c4876a'),
    table('linenBlue', 'kitchen', '#b9c3c4'),
    table('green', 'panels', '#e8dfcc'),
    table('sandstone', 'garden'),
    table('walnut', 'plaster', '#54665c'),
    table('oakAlong', 'tiles', '#cfdcd8'),
  ],
  flats: [
    flat('oak'),
    flat('checksRed'),
    flat('linen'),
    flat('slate'),
    flat('washed'),
    flat('checksBlue'),
    flat('walnut'),
    flat('kraft'),
    flat('marble'),
    flat('linenSage'),
  ],
  lands: [land('fields', 'gold', 'dry'), land('hills', 'noon'), land('farmyard', 'gold'), land('village', 'dawn')],
};

const CRAFTS: Settings = {
  tables: [
    table('linen', 'plaster', '#d9c6a2'),
    table('oak', 'panels', '#efe6d4'),
    table('walnut', 'plaster', '#b98a5a'),
    table('linenOchre', 'window', '#e0d2b4'),
    table('weathered', 'garden'),
    table('oakAlong', 'plaster', '#7d8a78'),
    table('linenWhite', 'panels', '#9aa7a8'),
    table('walnutAlong', 'dark', '#4a3524'),
    studio('#dcc9a4'),
    studio('#c9b0a0'),
    table('sandstone', 'plaster', '#c9a98a'),
    table('linenBlue', 'plaster', '#e4dac6'),
    table('oak', 'stall', '#3f6fa3'),
    table('slate', 'plaster', '#c4b59a'),
    table('washed', 'window', '#d9d0bd'),
    table('linenBlush', 'plaster', '#e9dccb'),
  ],
  flats: [
    flat('linen'),
    flat('washed'),
    flat('kraft'),
    flat('linenBlue'),
    flat('oak'),
    flat('linenOchre'),
    flat('slate'),
  ],
  lands: [land('village', 'gold'), land('hills', 'noon')],
};

const COSMETICS: Settings = {
  tables: [
    studio('#d5dec9'),
    studio('#e9d8cd'),
    studio('#dfe3e0'),
    studio('#e4dccb'),
    studio('#cddada'),
    table('marble', 'plaster', '#c9d4c2'),
    table('linenWhite', 'window', '#dfe3d8'),
    table('linenSage', 'plaster', '#e6eadf'),
    table('sandstone', 'plaster', '#d9cbb8'),
    table('washed', 'tiles', '#dde6df'),
    table('marble', 'tiles', '#d5e0dc'),
    table('linenBlush', 'plaster', '#f0e2d8'),
    table('washed', 'garden'),
    table('slate', 'plaster', '#a9b8a4'),
  ],
  flats: [flat('linenSage'), flat('marble'), flat('linenWhite'), flat('washed'), flat('linenBlush'), flat('kraft')],
  lands: [land('hills', 'dawn')],
};

const PLANTS: Settings = {
  tables: [
    table('weathered', 'garden'),
    table('oak', 'garden'),
    table('green', 'orchard'),
    table('washed', 'window', '#d5dccb'),
    table('oakAlong', 'panels', '#7f9a7a'),
    table('sandstone', 'garden'),
    table('walnut', 'plaster', '#8a9c80'),
    table('kraft', 'plaster', '#dfe0cc'),
    table('washed', 'panels', '#cfd8c4'),
    table('linen', 'window', '#dcd9c6'),
    table('oak', 'orchard'),
    table('weathered', 'panels', '#5f7a66'),
    table('checksGreen', 'garden'),
  ],
  flats: [flat('weathered'), flat('kraft'), flat('linen'), flat('green'), flat('walnut')],
  lands: [
    land('hills', 'noon', 'lush'),
    land('fields', 'dawn', 'soil'),
    land('village', 'noon', 'cool'),
    land('forest', 'gold', 'olive'),
    land('fields', 'gold', 'soil'),
  ],
};

const ANIMALS: Settings = {
  tables: [table('weathered', 'barn', '#6d4c30'), table('oak', 'barn', '#7d5a3f'), table('weathered', 'garden')],
  flats: [],
  lands: [
    land('hills', 'noon'),
    land('farmyard', 'noon', 'lush'),
    land('hills', 'gold', 'olive'),
    land('village', 'dawn', 'cool'),
    land('farmyard', 'gold', 'yard'),
    land('mountains', 'noon', 'cool'),
    stable('#6d4c30'),
    land('forest', 'dawn', 'lush'),
    land('lake', 'gold'),
    land('fields', 'noon', 'dry'),
    land('farmyard', 'dawn', 'olive'),
    land('village', 'gold', 'olive'),
    land('mountains', 'dawn'),
    land('hills', 'dusk', 'cool'),
    stable('#8a6440'),
    land('lake', 'noon', 'lush'),
    land('village', 'noon', 'dry'),
    land('farmyard', 'noon', 'yard'),
    land('fields', 'gold', 'dry'),
  ],
};

const PET_GOODS: Settings = {
  tables: [
    table('weathered', 'barn', '#6d4c30'),
    table('oak', 'garden'),
    table('washed', 'plaster', '#a9bcb4'),
    table('oakAlong', 'panels', '#e4d9c2'),
    studio('#e6d6b8'),
    table('linen', 'plaster', '#c4b08a'),
    table('weathered', 'orchard'),
    studio('#c9d6d0'),
    table('walnut', 'barn', '#5d4530'),
    table('sandstone', 'garden'),
  ],
  flats: [flat('weathered'), flat('kraft'), flat('linen'), flat('oak')],
  lands: [land('farmyard', 'noon'), land('hills', 'gold')],
};

const WORK: Settings = {
  tables: [table('weathered', 'orchard'), table('oak', 'barn', '#6d4c30')],
  flats: [],
  lands: [
    land('fields', 'gold', 'soil'),
    land('fields', 'noon', 'dry'),
    land('hills', 'dawn'),
    land('farmyard', 'noon', 'yard'),
    land('forest', 'gold', 'olive'),
    land('fields', 'dusk', 'soil'),
    land('village', 'noon', 'lush'),
    land('hills', 'gold', 'dry'),
    land('fields', 'dawn', 'dry'),
    land('farmyard', 'gold', 'olive'),
    land('forest', 'noon', 'cool'),
    land('fields', 'noon', 'soil'),
  ],
};

const AGRITOURISM: Settings = {
  tables: [
    table('oak', 'garden'),
    table('linen', 'window', '#d8cdb8'),
    table('weathered', 'orchard'),
    table('checksRed', 'garden'),
  ],
  flats: [],
  lands: [
    land('lake', 'noon'),
    land('mountains', 'dawn', 'cool'),
    land('hills', 'gold', 'olive'),
    land('sea', 'noon', 'sand'),
    land('forest', 'dawn', 'lush'),
    land('lake', 'dusk'),
    land('village', 'gold', 'dry'),
    land('mountains', 'gold', 'olive'),
    land('sea', 'gold', 'sand'),
    land('hills', 'noon', 'lush'),
    land('lake', 'dawn', 'cool'),
    land('forest', 'noon', 'olive'),
    land('mountains', 'dusk'),
    land('village', 'noon'),
  ],
};

const EVENTS: Settings = {
  tables: [
    table('walnut', 'lights', '#3a3550'),
    table('oakAlong', 'stall', '#b8442f'),
    table('oak', 'lights', '#5a3f4a'),
    table('weathered', 'stall', '#3f6fa3'),
    table('walnutAlong', 'lights', '#2f4450'),
    table('checksRed', 'stall', '#4a7d54'),
    table('oak', 'garden'),
    table('oakAlong', 'autumn'),
    table('linen', 'lights', '#4a3a2f'),
    table('checksBlue', 'orchard'),
  ],
  flats: [],
  lands: [
    land('village', 'gold'),
    land('fields', 'gold', 'dry'),
    land('hills', 'dusk'),
    land('village', 'dusk', 'yard'),
    land('hills', 'noon'),
    land('lake', 'dusk'),
    land('farmyard', 'gold', 'yard'),
  ],
};

/** Behind people, animals and things that stand for a seller. */
export const AVATAR_PLACES: readonly Place[] = [
  studio('#e8c99a'),
  studio('#b9cfa8'),
  studio('#a9c8d6'),
  studio('#dfb09c'),
  studio('#cfbad4'),
  studio('#d8cfa4'),
  table('oak', 'garden'),
  table('weathered', 'orchard'),
  table('walnut', 'autumn'),
  land('hills', 'noon', 'lush'),
  land('village', 'gold', 'olive'),
  table('linen', 'window', '#d8cdb8'),
];

const BY_BRANCH: Readonly<Record<string, Settings>> = {
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

/** The settings of a branch of the category tree, of "agritourism" or "events"; of anything else, those of food. */
export function settingsOf(branch: string): Settings {
  return BY_BRANCH[branch] ?? FOOD;
}
