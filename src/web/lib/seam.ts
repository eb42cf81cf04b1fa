import { createContext, type RouterContextProvider } from 'react-router';
import type { WebSeam } from '#contract/web-seam.ts';

/** Where a loader finds what the server lends to the request. */
export const seamContext = createContext<WebSeam>();

/** The seam of the request that a loader runs for. */
export function getSeam(args: { context: Readonly<RouterContextProvider> }): WebSeam {
  return args.context.get(seamContext);
}
