import { files } from 'virtual:chunk-files';

/**
 * Has the browser fetch the code of a page's `later` parts together with the page's own, rather than once that has run:
 * each wave of requests costs a round trip. `START_SCRIPT` begins it.
 *
 * chunks      names of `sharedChunks`.
 * forMembers  only where somebody is signed in, which the server does not know.
 */
export function LaterFiles({ chunks, forMembers = false }: { chunks: readonly string[]; forMembers?: boolean }) {
  const rel = forMembers ? 'member-later' : 'later';
  return chunks.map((name) => files[name] && <link key={name} rel={rel} href={files[name]} />);
}
