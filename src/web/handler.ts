import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { WebHandler } from '#contract/web-seam.ts';
import { nameMarket } from './lib/messages.ts';
import { seamContext } from './lib/seam.ts';

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** The whole web app as one function, from a request and the server's seam to a response. */
export const handle: WebHandler = (request, seam) => {
  nameMarket(seam.market.name);
  const context = new RouterContextProvider();
  context.set(seamContext, seam);
  return handleRequest(request, context);
};
