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

/** What the table takes at most. */
const HEIGHT = 200;

/** What was bought and for how much; of a correction before it, after it, and what is between. */
export function drawAmounts(sheet: Sheet, { lines, corrects }: InvoiceContent): void {
  sheet.makeRoom(HEIGHT);
  if (corrects) drawCorrection(sheet, corrects.before, lines);
  else drawLines(sheet, lines);
  sheet.y += 18;
}

function drawLines(sheet: Sheet, lines: readonly InvoiceLine[]): void {
  const rows = lines.map((line, index) => ({ cells: [String(index + 1), line.name, ...figuresOf(line)] }));
  drawTable(sheet, { columns: [{ title: 'Lp.', width: 26 }, { title: 'Nazwa usługi' }, ...FIGURES], rows });
}

function drawCorrection(sheet: Sheet, before: InvoiceLine, [difference]: readonly InvoiceLine[]): void {
  if (!difference) return;
  const after: InvoiceLine = {
    ...before,
    netMinor: before.netMinor + difference.netMinor,
    vatMinor: before.vatMinor + difference.vatMinor,
    grossMinor: before.grossMinor + difference.grossMinor,
  };
  drawName(sheet, before.name);
  drawTable(sheet, {
    columns: [{ title: 'Pozycja 1' }, ...FIGURES],
    rows: [
      { cells: ['Przed korektą', ...figuresOf(before)] },
      { cells: ['Po korekcie', ...figuresOf(after)] },
      { cells: ['Różnica', '–', ...figuresOf(difference).slice(1)], isStrong: true },
    ],
    hasRowHeads: true,
  });
}

/** The name stands once, above the three rows that are about it. */
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

function figuresOf({ quantity, netMinor, vatPercent, vatMinor, grossMinor }: InvoiceLine): string[] {
  const net = amountText(netMinor);
  return [`${quantity}\u00a0usł.`, net, net, `${vatPercent}%`, amountText(vatMinor), amountText(grossMinor)];
}
