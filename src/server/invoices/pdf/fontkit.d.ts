/** The part of fontkit that invoices use; the package has no types. */
declare module 'fontkit' {
  /** A font whose tables are decoded when they are first needed, and kept. */
  export interface Font {
    /** The code points that it has glyphs for, ascending. */
    readonly characterSet: readonly number[];
    /** Glyphs are kept with the code points of the first request. */
    glyphForCodePoint(codePoint: number): unknown;
  }
  /** @throws for bytes that are no font */
  export function create(bytes: Uint8Array): Font;
}
