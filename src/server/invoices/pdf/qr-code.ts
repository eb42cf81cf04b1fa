import { encode } from 'uqr';
import { MUTED } from './palette.ts';
import type { Place, Sheet } from './sheet.ts';

/** The address in a QR code, and its label. */
export interface QrCode {
  readonly url: string;
  readonly label: string;
}

const SIDE = 92;
const GAP = 14;

/** Draws the QR code that verifies the invoice in KSeF. */
export function drawQrCode(sheet: Sheet, { url, label }: QrCode, { x, y, width }: Place): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const dot = SIDE / size;
  const alt = `Kod QR, który prowadzi do tej faktury w KSeF: ${url}`;
  sheet.picture(alt, { x, y, width: SIDE, height: SIDE }, () => {
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) sheet.doc.rect(x + column * dot, y + row * dot, dot, dot);
      }
    }
    sheet.doc.fill('#000000');
  });
  const below = { x, y: y + SIDE + 4, width: SIDE };
  sheet.say('P', [{ ...below, text: label, style: { font: 'bold', size: 9, align: 'center' } }]);
  const hint = 'Zeskanuj kod, żeby sprawdzić tę fakturę w systemie KSeF.';
  const beside = { x: x + SIDE + GAP, y, width: width - SIDE - GAP };
  sheet.say('P', [{ ...beside, text: hint, style: { size: 9, color: MUTED, gap: 2 } }]);
}
