import { files } from 'virtual:chunk-files';

/**
 * Has the browser fetch the code of a page's `later` parts together with the page's own, rather than once that has run:
 * each wave of requests costs a round trip. `START_SCRIPT` begins it.
 *
 * chunks  names of `sharedChunks`.
 */
export function LaterFiles({ chunks }: { chunks: readonly string[] }) {
  return chunks.map((name) => files[name] && <link key={name} rel="later" href={files[name]} />);
}
