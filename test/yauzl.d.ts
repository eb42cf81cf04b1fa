declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  interface Archive {
    eachEntry(): AsyncIterable<{ readonly fileName: string }>;
    openReadStreamPromise(entry: { readonly fileName: string }): Promise<Readable>;
  }
  const yauzl: { fromBufferPromise(bytes: Buffer): Promise<Archive> };
  export default yauzl;
}
