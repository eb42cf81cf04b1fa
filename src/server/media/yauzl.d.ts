declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  interface Entry<Name> {
    readonly fileName: Name;
    readonly uncompressedSize: number;
    isEncrypted(): boolean;
  }
  interface Archive<Name> {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry<Name>>;
    openReadStreamPromise(entry: Entry<Name>): Promise<Readable>;
  }
  const yauzl: {
    fromBufferPromise(bytes: Buffer): Promise<Archive<string>>;
    fromBufferPromise(bytes: Buffer, options: { decodeStrings: false }): Promise<Archive<Buffer>>;
  };
  export default yauzl;
}
