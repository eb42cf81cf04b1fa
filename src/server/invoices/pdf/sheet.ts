import type { Fonts } from './fonts.ts';
import { drawableText, kept } from './letters.ts';
import { INK } from './palette.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
/** What the library's types leave out of an element's options. */
type ElementOptions = NonNullable<Parameters<Doc['struct']>[1]> & {
  readonly scope?: Scope;
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: 'Block';
};
/** What a heading cell is the heading of. */
type Scope = 'Row' | 'Column';

/** How a text is set. Sizes in points; `gap` is added between lines. */
export interface TextStyle {
  readonly font?: keyof Fonts;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly gap?: number;
}

/** Where a text stands: its upper left corner, and how wide it may be; points from the page's upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A text in its place, ready to be drawn. */
export interface Piece extends Place {
  readonly text: string;
  readonly style: TextStyle;
}

/** Roles of PDF's structure that an invoice has (PDF 1.7, 14.8.4). */
export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

const SIZE = 10;
/** An A4 sheet, in points; below `foot` stands what each page ends with. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, foot: 780 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Pages whose every drop of ink is either said in its structure, for whoever cannot see it, or marked as ornament. */
export class Sheet {
  readonly doc: Doc;
  readonly #root: Element;
  /** The element that what comes next is part of. */
  #parent: Element;
  /** How far the page is filled. */
  y: number = PAGE.margin;

  readonly #dress: (sheet: Sheet) => void;

  /** `dress` draws what lies under each page. */
  constructor(doc: Doc, fonts: Fonts, dress: (sheet: Sheet) => void) {
    this.doc = doc;
    this.#dress = dress;
    for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
    doc.font('regular', SIZE);
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.#parent = this.#root;
    dress(this);
  }

  /** What `draw` says is part of an element of its own. */
  within(role: Role, draw: () => void): void {
    const element = this.doc.struct(role);
    const outer = this.#parent;
    outer.add(element);
    this.#parent = element;
    draw();
    this.#parent = outer;
    element.end();
  }

  /** Says pieces of text, one after the other, as one element of the structure; `scope` is a heading cell's. */
  say(role: Role, pieces: readonly Piece[], scope?: Scope): void {
    const contents = pieces.map((piece) => () => this.#set(piece));
    this.#parent.add(this.doc.struct(role, optionsOf(scope), contents));
  }

  /** Draws a picture that says something: `alt` is what it says. */
  picture(alt: string, { x, y, width, height }: Place & { height: number }, draw: () => void): void {
    const options: ElementOptions = { alt, bbox: [x, y, x + width, y + height], placement: 'Block' };
    this.#parent.add(this.doc.struct('Figure', options, [draw]));
  }

  /** Begins another page where less than `height` is left of this one, in points. */
  makeRoom(height: number): void {
    if (this.y + height <= PAGE.foot) return;
    this.doc.addPage();
    this.#dress(this);
    this.y = PAGE.margin;
  }

  /** Draws an ornament on each page that there is. */
  onEachPage(draw: (doc: Doc, page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.ornament((doc) => draw(doc, page + 1, count));
    }
  }

  /** Draws what says nothing: lines, papers, ornaments. */
  ornament(draw: (doc: Doc) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** How high a text will be, in points. */
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
