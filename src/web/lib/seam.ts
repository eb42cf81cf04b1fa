import { createContext, type RouterContextProvider } from 'react-router';
import type { WebSeam } from '#contract/web-seam.ts';

/** The router context with the server's seam. */
export const seamContext = createContext<WebSeam>();

/** The seam of a loader's request. */
export function getSeam(args: { context: Readonly<RouterContextProvider> }): WebSeam {
  return args.context.get(seamContext);
}
