import { type CorrectionRow, correctionRows } from '../amounts.ts';
import type { InvoiceContent, InvoiceLine } from '../content.ts';
import { amountText } from './figures.ts';
import { MUTED } from './palette.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts';
import { type Column, drawTable } from './table.ts';

const FIGURES: readonly Column[] = [
  { title: 'Ilość', width: 44, align: 'right' },
  { title: 'Cena netto', width: 52, align: 'right' },
  { title: 'Wartość netto', width: 56, align: 'right' },
  { title: 'Stawka VAT', width: 46, align: 'right' },
  { title: 'Kwota VAT', width: 52, align: 'right' },
  { title: 'Wartość brutto', width: 56, align: 'right' },
];

/** The maximum height of the table. */
const HEIGHT = 200;

/** Draws the line with its amounts; for a correction before, after and difference. */
export function drawAmounts(sheet: Sheet, { lines, corrects }: InvoiceContent): void {
  sheet.makeRoom(HEIGHT);
  if (corrects) drawCorrection(sheet, corrects.before, lines);
  else drawLines(sheet, lines);
  sheet.y += 18;
}

function drawLines(sheet: Sheet, lines: readonly InvoiceLine[]): void {
  const rows = lines.map((line, index) => ({
    cells: [String(index + 1), line.name, ...figuresOf({ ...line, unit: line })],
  }));
  drawTable(sheet, { columns: [{ title: 'Lp.', width: 26 }, { title: 'Nazwa usługi' }, ...FIGURES], rows });
}

function drawCorrection(sheet: Sheet, before: InvoiceLine, [difference]: readonly InvoiceLine[]): void {
  if (!difference) return;
  const rows = correctionRows(before, difference);
  drawName(sheet, before.name);
  drawTable(sheet, {
    columns: [{ title: 'Pozycja 1' }, ...FIGURES],
    rows: [
      { cells: ['Przed korektą', ...figuresOf(rows.before)] },
      { cells: ['Po korekcie', ...figuresOf(rows.after)] },
      { cells: ['Różnica', ...figuresOf(rows.difference)], isStrong: true },
    ],
    hasRowHeads: true,
  });
}

/** The name once, above the three rows about it. */
function drawName(sheet: Sheet, name: string): void {
  const place = { x: PAGE.margin, width: CONTENT_WIDTH };
  const [label, value] = [
    { ...place, text: 'Nazwa usługi', style: { size: 8, color: MUTED } },
    { ...place, text: name, style: { font: 'bold', size: 10.5, gap: 1 } },
  ] as const;
  const y = sheet.y + sheet.heightOf(label) + 2;
  sheet.say('P', [
    { ...label, y: sheet.y },
    { ...value, y },
  ]);
  sheet.y = y + sheet.heightOf(value) + 10;
}

function figuresOf({ quantity, unit, netMinor, vatPercent, vatMinor, grossMinor }: CorrectionRow): string[] {
  const count = quantity === null ? '–' : `${quantity}\u00a0usł.`.replace('-', '−');
  const price = unit ? amountText(unit.netMinor) : '–';
  return [count, price, amountText(netMinor), `${vatPercent}%`, amountText(vatMinor), amountText(grossMinor)];
}
