/** What make-fonts.ts uses of subset-font, which has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** The part of a font that is needed to write `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
