import type { InvoiceContent } from '../content.ts';
import { loadFonts } from './fonts.ts';
import { drawPaper, drawSample, drawTitle } from './head.ts';
import { drawAmounts } from './lines.ts';
import { drawDates, drawParties } from './parties.ts';
import type { QrCode } from './qr-code.ts';
import { Sheet } from './sheet.ts';
import { drawFoot, drawTotal } from './total.ts';

/** An invoice or correction as PDF, tagged for accessibility (PDF/UA); the same content always gives the same bytes. */
export async function makeInvoicePdf(content: InvoiceContent, qr: QrCode | null): Promise<Buffer> {
  // Loaded on first use: it is large, and most processes create no invoice.
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await loadFonts();
  const doc = new PDFDocument(optionsOf(content));
  const bytes = collect(doc);
  const sheet = new Sheet(doc, fonts, (page) => drawPaper(page, content));
  drawTitle(sheet, content);
  if (content.isSample) drawSample(sheet, content);
  drawDates(sheet, content);
  drawParties(sheet, content);
  drawAmounts(sheet, content);
  drawTotal(sheet, content, qr);
  drawFoot(sheet, content);
  sheet.end();
  return bytes;
}

function optionsOf({ number, issuedAt, corrects, seller }: InvoiceContent): PDFKit.PDFDocumentOptions {
  const moment = new Date(issuedAt);
  return {
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'pl-PL',
    displayTitle: true,
    // None: the library's default font would not be embedded.
    font: null as never,
    info: {
      Title: `${corrects ? 'Faktura korygująca' : 'Faktura'} ${number}`,
      Author: seller.name,
      Producer: 'Jarmark',
      Creator: 'Jarmark',
      CreationDate: moment,
      ModDate: moment,
    },
  };
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
