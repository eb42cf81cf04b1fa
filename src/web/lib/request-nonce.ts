import { createContext } from 'react';

/** On the server, a nonce of the page's inline scripts until their hashes are known; undefined in the browser. */
export const RequestNonce = createContext<string | undefined>(undefined);
