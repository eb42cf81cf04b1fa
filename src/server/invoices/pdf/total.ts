import type { InvoiceContent } from '../content.ts';
import { amountText, dayText, zlotyText } from './figures.ts';
import { GREEN, LINE, MUTED, ON_GREEN } from './palette.ts';
import { drawQrCode, type QrCode } from './qr-code.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

const BOX_WIDTH = 262;
const BOX_HEIGHT = 58;
const BOX_X = PAGE.width - PAGE.margin - BOX_WIDTH;
const NUMBER_WIDTH = 170;
const SAID_WIDTH = CONTENT_WIDTH - BOX_WIDTH - 24;

/** The height of the whole section. */
const HEIGHT = 160;
const HEIGHT_WITH_CODE = 190;
/** The distance of the QR code from the top of the payment text, which has at most three lines. */
const QR_BELOW = 76;

/** Draws the sums by tax rate and the total paid or refunded, with the KSeF QR code beside them. */
export function drawTotal(sheet: Sheet, content: InvoiceContent, qr: QrCode | null): void {
  sheet.makeRoom(qr ? HEIGHT_WITH_CODE : HEIGHT);
  const top = sheet.y;
  drawSums(sheet, content);
  const y = sheet.y + 12;
  const { grossMinor, corrects } = content;
  sheet.ornament((doc) => doc.roundedRect(BOX_X, y, BOX_WIDTH, BOX_HEIGHT, 8).fill(GREEN));
  const [label, sum] = corrects ? ['Do zwrotu', -grossMinor] : ['Razem brutto', grossMinor];
  const inside = { x: BOX_X + 16, width: BOX_WIDTH - 32 };
  sheet.say('P', [
    { ...inside, text: label, y: y + 22, style: { font: 'bold', size: 11, color: ON_GREEN } },
    { ...inside, text: zlotyText(sum), y: y + 13, style: { font: 'heavy', size: 23, color: ON_GREEN, align: 'right' } },
  ]);
  drawPayment(sheet, content, top);
  if (qr) drawQrCode(sheet, qr, { x: PAGE.margin, y: top + QR_BELOW, width: SAID_WIDTH });
}

function drawSums(sheet: Sheet, { netMinor, vatMinor, grossMinor, lines }: InvoiceContent): void {
  const amounts = [amountText(netMinor), amountText(vatMinor), amountText(grossMinor)];
  const columns = [
    { title: 'Stawka VAT' },
    { title: 'Netto', width: 64, align: 'right' },
    { title: 'VAT', width: 60, align: 'right' },
    { title: 'Brutto', width: 68, align: 'right' },
  ] as const;
  const rows = [
    ...lines.slice(0, 1).map(({ vatPercent }) => ({ cells: [`${vatPercent}%`, ...amounts] })),
    { cells: ['Razem', ...amounts], isStrong: true },
  ];
  drawTable(sheet, { columns, rows, hasRowHeads: true, x: BOX_X, width: BOX_WIDTH });
}

/** States that nothing is left to pay, or how the refund is made. */
function drawPayment(sheet: Sheet, { grossMinor, paidDate, corrects }: InvoiceContent, top: number): void {
  const said = corrects
    ? ['Zwrot zapłaty', 'Pieniądze oddajemy tą samą drogą, którą przyszły. Nie trzeba nic robić.']
    : [
        `Zapłacono ${zlotyText(grossMinor)}`,
        `Pieniądze wpłynęły ${dayText(paidDate)}. Do zapłaty pozostaje 0,00\u00a0zł.`,
      ];
  const [heading = '', text = ''] = said;
  const place = { x: PAGE.margin, width: SAID_WIDTH };
  sheet.within('Sect', () => {
    sheet.say('H2', [{ ...place, text: heading, y: top + 5, style: { font: 'bold', size: 12, color: GREEN } }]);
    sheet.say('P', [{ ...place, text, y: top + 24, style: { size: 10, gap: 2 } }]);
  });
}

/** The footer: contact and page number. */
export function drawFoot(sheet: Sheet, { seller, isSample, number }: InvoiceContent): void {
  const style = { size: 8.5, color: MUTED } as const;
  const y = PAGE.foot + 10;
  const signed = isSample ? '' : ' Dokument nie wymaga podpisu.';
  const text = `Pytania o tę fakturę? ${seller.email}.${signed}`;
  sheet.say('P', [{ text, x: PAGE.margin, y, width: CONTENT_WIDTH - NUMBER_WIDTH, style }]);
  sheet.onEachPage((doc, page, pages) => {
    const right = PAGE.width - PAGE.margin;
    doc.lineWidth(0.75).strokeColor(LINE).moveTo(PAGE.margin, PAGE.foot).lineTo(right, PAGE.foot).stroke();
    doc.font('regular', style.size).fillColor(style.color);
    const place = { width: NUMBER_WIDTH, align: 'right' } as const;
    doc.text(`${number} · strona ${page} z ${pages}`, right - NUMBER_WIDTH, y, place);
  });
}
