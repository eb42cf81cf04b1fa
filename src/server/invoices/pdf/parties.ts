import type { InvoiceContent } from '../content.ts';
import { wayWords } from '../wording.ts';
import { dayText } from './figures.ts';
import { GREEN, INK, LINE, MUTED, PAPER } from './palette.ts';
import { CONTENT_WIDTH, PAGE, type Sheet, type TextStyle } from './sheet.ts';

const LABEL: TextStyle = { size: 8, color: MUTED };
const VALUE: TextStyle = { font: 'bold', size: 10, color: INK };
const STRIP_HEIGHT = 44;
const PADDING = 14;

/** The dates of issue, sale and payment, and the payment method. */
export function drawDates(sheet: Sheet, { issueDate, saleDate, paidDate, paidBy }: InvoiceContent): void {
  const facts = [
    ['Data wystawienia', dayText(issueDate)],
    ['Data sprzedaży', dayText(saleDate)],
    ['Data zapłaty', dayText(paidDate)],
    ['Sposób zapłaty', wayWords(paidBy)],
  ] as const;
  const { y } = sheet;
  sheet.ornament((doc) => doc.roundedRect(PAGE.margin, y, CONTENT_WIDTH, STRIP_HEIGHT, 6).fill(PAPER));
  const step = (CONTENT_WIDTH - PADDING) / facts.length;
  for (const [index, [label, value]] of facts.entries()) {
    const place = { x: PAGE.margin + PADDING + index * step, width: step };
    sheet.say('P', [
      { ...place, text: label, y: y + 8, style: LABEL },
      { ...place, text: value, y: y + 20, style: VALUE },
    ]);
  }
  sheet.y = y + STRIP_HEIGHT + 20;
}

interface Party {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const GUTTER = 24;
const LONG_NAME = 80;

/** Seller and buyer, side by side. */
export function drawParties(sheet: Sheet, { seller, buyer }: InvoiceContent): void {
  const parties: Party[] = [
    { heading: 'Sprzedawca', name: seller.name, lines: [...addressLines(seller), ...nipLines(seller.nip)] },
    {
      heading: 'Nabywca',
      name: buyer.name,
      lines: [buyer.address, `${buyer.zip} ${buyer.city}`, ...(buyer.type === 'business' ? nipLines(buyer.nip) : [])],
    },
  ];
  const top = sheet.y;
  const width = (CONTENT_WIDTH - GUTTER) / parties.length;
  const bottoms = parties.map((party, index) =>
    drawParty(sheet, party, { x: PAGE.margin + index * (width + GUTTER), y: top, width }),
  );
  sheet.y = Math.max(...bottoms) + 22;
}

const LINES_MAX = 4;

/** Joins surplus lines of an address into the last one. */
function addressLines({ addressLines: lines }: InvoiceContent['seller']): string[] {
  return [...lines.slice(0, LINES_MAX - 1), lines.slice(LINES_MAX - 1).join(', ')].filter(Boolean);
}

function nipLines(nip: string | null): string[] {
  return nip ? [`NIP: ${nip}`] : [];
}

function drawParty(
  sheet: Sheet,
  { heading, name, lines }: Party,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  sheet.ornament((doc) => {
    doc
      .lineWidth(1.5)
      .strokeColor(LINE)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
    doc
      .lineWidth(1.5)
      .strokeColor(GREEN)
      .moveTo(x, y)
      .lineTo(x + 36, y)
      .stroke();
  });
  let bottom = y + 9;
  const set = (role: 'H2' | 'P', text: string, style: TextStyle, after: number) => {
    const piece = { text, x, y: bottom, width, style };
    sheet.say(role, [piece]);
    bottom += sheet.heightOf(piece) + after;
  };
  sheet.within('Sect', () => {
    set('H2', heading, { font: 'bold', size: 9, color: GREEN }, 4);
    set('P', name, { font: 'bold', size: name.length > LONG_NAME ? 10 : 12, gap: 1 }, 3);
    for (const line of lines) set('P', line, { size: 10, gap: 1 }, 1);
  });
  return bottom;
}
