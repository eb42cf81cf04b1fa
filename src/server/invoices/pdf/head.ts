import type { InvoiceContent } from '../content.ts';
import { dayText } from './figures.ts';
import { drawMark } from './mark.ts';
import { AMBER, AMBER_SOFT, GREEN, INK, MUTED, RED, WATERMARK } from './palette.ts';
import { CONTENT_WIDTH, PAGE, type Piece, type Sheet } from './sheet.ts';

const MARK_SIZE = 44;
const TITLE_X = PAGE.margin + 190;
const TITLE_WIDTH = PAGE.width - PAGE.margin - TITLE_X;

/** Draws the background of a page. */
export function drawPaper(sheet: Sheet, { isSample }: InvoiceContent): void {
  if (isSample) drawWatermark(sheet);
  drawStrip(sheet);
}

/** Draws the logo and the document's title. */
export function drawTitle(sheet: Sheet, { corrects, number, market }: InvoiceContent): void {
  const y = PAGE.margin;
  drawMark(sheet, PAGE.margin, y, MARK_SIZE);
  drawName(sheet, market);
  const place = { x: TITLE_X, width: TITLE_WIDTH };
  const title = corrects ? 'Faktura korygująca' : 'Faktura';
  const pieces: Piece[] = [
    { ...place, y: y - 3, text: title, style: { font: 'heavy', size: 25, color: INK, align: 'right' } },
    { ...place, y: y + 30, text: number, style: { font: 'bold', size: 14, color: GREEN, align: 'right' } },
  ];
  sheet.say('H1', pieces);
  sheet.y = y + 58;
  if (corrects) drawCorrected(sheet, corrects);
  sheet.y += 12;
}

/** Font sizes of the name beside the logo, in points: the first that fits is used. */
const NAME_SIZES = [21, 17, 14, 12, 10] as const;
const NAME_WIDTH = 120;
const LINE = 1.5;

/** Draws the name of the market: in one line, or smaller in several no higher than the logo. */
function drawName(sheet: Sheet, text: string): void {
  const pieces = NAME_SIZES.map((size) => {
    const style = { font: 'heavy', size, color: GREEN } as const;
    const place = { x: PAGE.margin + MARK_SIZE + 11, width: NAME_WIDTH };
    return { text, ...place, style, height: sheet.heightOf({ text, width: NAME_WIDTH, style }) };
  });
  const [large] = pieces;
  const isShort = large !== undefined && large.height <= large.style.size * LINE;
  const piece = isShort ? large : (pieces.find(({ height }) => height <= MARK_SIZE) ?? pieces.at(-1));
  if (!piece) return;
  const offset = isShort ? 8 : Math.max(0, (MARK_SIZE - piece.height) / 2);
  sheet.say('P', [{ ...piece, y: PAGE.margin + offset }]);
}

/** Draws which invoice is corrected, and why. */
function drawCorrected(sheet: Sheet, corrects: NonNullable<InvoiceContent['corrects']>): void {
  const { number, issueDate, ksefNumber, reason } = corrects;
  const lines = [
    `do faktury ${number} z dnia ${dayText(issueDate)}`,
    ...(ksefNumber ? [`Numer KSeF tej faktury: ${ksefNumber}`] : []),
    `Przyczyna korekty: ${reason}`,
  ];
  for (const [index, text] of lines.entries()) {
    const style = { size: 10, color: index === 0 ? INK : MUTED, align: 'right', gap: 1 } as const;
    const piece: Piece = { text, x: PAGE.margin, y: sheet.y, width: CONTENT_WIDTH, style };
    sheet.say('P', [piece]);
    sheet.y += sheet.heightOf(piece) + 2;
  }
}

const STRIP_HEIGHT = 7;

/** A ribbon in the site's colours along the top edge. */
function drawStrip(sheet: Sheet): void {
  sheet.ornament((doc) => {
    doc.rect(0, 0, PAGE.width, STRIP_HEIGHT).fill(GREEN);
    doc.rect(0, STRIP_HEIGHT, PAGE.width, 2).fill(AMBER);
    doc.rect(0, STRIP_HEIGHT + 2, PAGE.width, 1).fill(RED);
  });
}

/** In the background of the whole page, so that any part of a sample is recognisable. */
function drawWatermark(sheet: Sheet): void {
  sheet.ornament((doc) => {
    const [x, y] = [PAGE.width / 2, PAGE.height / 2 + 60];
    doc.rotate(-32, { origin: [x, y] });
    doc.font('heavy', 150).fillColor(WATERMARK);
    const width = doc.widthOfString('WZÓR');
    doc.text('WZÓR', x - width / 2, y - 100, { lineBreak: false });
  });
}

const TRIAL = 'Płatność była próbna i nikt nic nie zapłacił, więc to nie jest faktura. Nie należy jej księgować.';
const NAMELESS = 'Sprzedawca nie podał danych, bez których nie ma faktury. Nie należy tego dokumentu księgować.';

/** States in text that it is a sample, and why. */
export function drawSample(sheet: Sheet, { paidBy }: InvoiceContent): void {
  const { y } = sheet;
  const height = 34;
  sheet.ornament((doc) => {
    doc.roundedRect(PAGE.margin, y, CONTENT_WIDTH, height, 6).fill(AMBER_SOFT);
    doc.rect(PAGE.margin, y + 6, 4, height - 12).fill(AMBER);
  });
  sheet.say('P', [
    { text: 'WZÓR', x: PAGE.margin + 16, y: y + 9, width: 50, style: { font: 'heavy', size: 12 } },
    {
      text: paidBy === 'sandbox' ? TRIAL : NAMELESS,
      x: PAGE.margin + 64,
      y: y + 11,
      width: CONTENT_WIDTH - 76,
      style: { size: 9.5 },
    },
  ]);
  sheet.y = y + height + 14;
}
