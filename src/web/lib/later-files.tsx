import { files } from 'virtual:chunk-files';

/**
 * Makes the browser fetch the code of a page's `later` parts together with the page's own code instead of after it has
 * run, which saves a round trip. `START_SCRIPT` starts the requests.
 *
 * chunks      names of `sharedChunks`.
 * forMembers  fetch only if a user is signed in, which only the browser knows.
 */
export function LaterFiles({ chunks, forMembers = false }: { chunks: readonly string[]; forMembers?: boolean }) {
  const rel = forMembers ? 'member-later' : 'later';
  return chunks.map((name) => files[name] && <link key={name} rel={rel} href={files[name]} />);
}
