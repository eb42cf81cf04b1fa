import type { AdRecipes } from '../types.ts';
import { animals } from './animals.ts';
import { cosmetics } from './cosmetics.ts';
import { cosmeticsBath } from './cosmetics-bath.ts';
import { crafts } from './crafts.ts';
import { craftsDecor } from './crafts-decor.ts';
import { craftsTextiles } from './crafts-textiles.ts';
import { foodBakedPreserved } from './food-baked-preserved.ts';
import { foodBeesDairyEggs } from './food-bees-dairy-eggs.ts';
import { foodMeatFish } from './food-meat-fish.ts';
import { foodOther } from './food-other.ts';
import { foodPlants } from './food-plants.ts';
import { jobs } from './jobs.ts';
import { petGoods } from './pet-goods.ts';
import { plants } from './plants.ts';
import { plantsGarden } from './plants-garden.ts';
import { services } from './services.ts';

/** All recipes by leaf category. */
export const adRecipes: AdRecipes = {
  ...foodBeesDairyEggs,
  ...foodMeatFish,
  ...foodBakedPreserved,
  ...foodPlants,
  ...foodOther,
  ...crafts,
  ...craftsTextiles,
  ...craftsDecor,
  ...cosmetics,
  ...cosmeticsBath,
  ...plants,
  ...plantsGarden,
  ...animals,
  ...petGoods,
  ...jobs,
  ...services,
};
