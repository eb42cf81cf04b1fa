import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { WebHandler } from '#contract/web-seam.ts';
import { type Catalogue, SEED_CATALOGUE, setCatalogue } from '#kinds/ad/catalogue.ts';
import { type PriceList, SEED_PRICES, setPrices } from '#kinds/price-list.ts';
import { nameMarket } from './lib/messages.ts';
import { seamContext } from './lib/seam.ts';

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

let held: string | null = null;
let heldPrices: string | null = null;

/** The web app's own copy of the catalogue follows the server's. */
function holdCatalogue(text: string | null): void {
  if (text === held) return;
  held = text;
  setCatalogue(text === null ? SEED_CATALOGUE : (JSON.parse(text) as Catalogue));
}

/** So does its copy of the price list. */
function holdPrices(text: string | null): void {
  if (text === heldPrices) return;
  heldPrices = text;
  setPrices(text === null ? SEED_PRICES : (JSON.parse(text) as PriceList));
}

/** The whole web app as one function, from a request and the server's seam to a response. */
export const handle: WebHandler = (request, seam) => {
  nameMarket(seam.market.name);
  holdCatalogue(seam.catalogue);
  holdPrices(seam.prices);
  const context = new RouterContextProvider();
  context.set(seamContext, seam);
  return handleRequest(request, context);
};
