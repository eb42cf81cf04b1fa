import type { Fonts } from './fonts.ts';
import { drawableText, kept } from './letters.ts';
import { INK } from './palette.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
/** Options of a structure element that the library's types lack. */
type ElementOptions = NonNullable<Parameters<Doc['struct']>[1]> & {
  readonly scope?: Scope;
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: 'Block';
};
/** The scope of a header cell. */
type Scope = 'Row' | 'Column';

/** A text style. Sizes in points; `gap` is added between lines. */
export interface TextStyle {
  readonly font?: keyof Fonts;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly gap?: number;
}

/** The position of a text: upper left corner and maximum width, in points from the page's upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A positioned text, ready to be drawn. */
export interface Piece extends Place {
  readonly text: string;
  readonly style: TextStyle;
}

/** The PDF structure roles used in an invoice (PDF 1.7, 14.8.4). */
export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

const SIZE = 10;
/** An A4 page in points; the footer is below `foot`. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, foot: 780 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Pages on which everything drawn is either in the structure, for accessibility, or marked as an artifact. */
export class Sheet {
  readonly doc: Doc;
  readonly #root: Element;
  /** The structure element that new content is added to. */
  #parent: Element;
  /** The vertical position up to which the page is filled. */
  y: number = PAGE.margin;

  readonly #dress: (sheet: Sheet) => void;

  /** `dress` draws the background of each page. */
  constructor(doc: Doc, fonts: Fonts, dress: (sheet: Sheet) => void) {
    this.doc = doc;
    this.#dress = dress;
    // The library takes fonts that are read already; its types do not say so.
    for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never);
    doc.font('regular', SIZE);
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.#parent = this.#root;
    dress(this);
  }

  /** Puts everything that `draw` adds into a new structure element. */
  within(role: Role, draw: () => void): void {
    const element = this.doc.struct(role);
    const outer = this.#parent;
    outer.add(element);
    this.#parent = element;
    draw();
    this.#parent = outer;
    element.end();
  }

  /** Draws pieces of text as one structure element; `scope` is for header cells. */
  say(role: Role, pieces: readonly Piece[], scope?: Scope): void {
    const contents = pieces.map((piece) => () => this.#set(piece));
    this.#parent.add(this.doc.struct(role, optionsOf(scope), contents));
  }

  /** Draws a figure with `alt` text. */
  picture(alt: string, { x, y, width, height }: Place & { height: number }, draw: () => void): void {
    const options: ElementOptions = { alt, bbox: [x, y, x + width, y + height], placement: 'Block' };
    this.#parent.add(this.doc.struct('Figure', options, [draw]));
  }

  /** Starts a new page if less than `height` points are left on this one. */
  makeRoom(height: number): void {
    if (this.y + height <= PAGE.foot) return;
    this.doc.addPage();
    this.#dress(this);
    this.y = PAGE.margin;
  }

  /** Draws an artifact on every page. */
  onEachPage(draw: (doc: Doc, page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.ornament((doc) => draw(doc, page + 1, count));
    }
  }

  /** Draws decoration without meaning: lines, backgrounds, ornaments. */
  ornament(draw: (doc: Doc) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** The height of a text in points. */
  heightOf({ text, width, style }: Pick<Piece, 'text' | 'width' | 'style'>): number {
    this.#use(style);
    return this.doc.heightOfString(this.#drawable(text), { width, lineGap: style.gap ?? 0 });
  }

  end(): void {
    this.#root.end();
    this.doc.end();
  }

  #set({ text, x, y, width, style }: Piece): void {
    this.#use(style);
    this.doc.fillColor(style.color ?? INK);
    this.doc.text(this.#drawable(text), x, y, { width, align: style.align ?? 'left', lineGap: style.gap ?? 0 });
  }

  #use({ font = 'regular', size = SIZE }: TextStyle): void {
    this.doc.font(font, size);
  }

  #drawable(text: string): string {
    const { font } = (this.doc as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })
      ._font;
    return kept(drawableText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint)));
  }
}

function optionsOf(scope: Scope | undefined): ElementOptions {
  return scope ? { scope } : {};
}
