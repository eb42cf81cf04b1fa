/** The part of fontkit that invoices use; the package has no types. */
declare module 'fontkit' {
  /** A font whose tables are decoded when they are first needed, and kept. */
  export interface Font {
    readonly postscriptName: string;
  }
  /** @throws for bytes that are no font */
  export function create(bytes: Uint8Array): Font;
}
