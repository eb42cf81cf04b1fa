import { INK, LINE, MUTED, PAPER } from './palette.ts';
import { CONTENT_WIDTH, PAGE, type Sheet, type TextStyle } from './sheet.ts';

/** A column: its width in points (one column may take the rest), and its alignment. */
export interface Column {
  readonly title: string;
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
}

export interface Row {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

/** `hasRowHeads`: the first cell of each row is its header. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly hasRowHeads?: boolean;
  readonly x?: number;
  readonly width?: number;
}

const PADDING = { x: 5, y: 7 } as const;
const HEAD: TextStyle = { font: 'bold', size: 8, color: MUTED };

/** Draws a table at the current position, tagged cell by cell for accessibility. */
export function drawTable(sheet: Sheet, table: Table): void {
  const { columns, rows, hasRowHeads = false, x = PAGE.margin, width = CONTENT_WIDTH } = table;
  const spans = spansOf(columns, x, width);
  sheet.within('Table', () => {
    drawRow(sheet, spans, { cells: columns.map(({ title }) => title), style: HEAD, scopeOf: () => 'Column' });
    for (const { cells, isStrong = false } of rows) {
      const style: TextStyle = { font: isStrong ? 'bold' : 'regular', size: 9.5, color: INK, gap: 1 };
      const scopeOf = (index: number) => (hasRowHeads && index === 0 ? ('Row' as const) : undefined);
      drawRow(sheet, spans, { cells, style, scopeOf });
    }
  });
}

interface Span {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
}

function spansOf(columns: readonly Column[], x: number, width: number): Span[] {
  const rest = width - columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let left = x;
  return columns.map((column) => {
    const span = { x: left, width: column.width ?? rest, align: column.align ?? 'left' };
    left += span.width;
    return span;
  });
}

interface DrawnRow {
  readonly cells: readonly string[];
  readonly style: TextStyle;
  readonly scopeOf: (index: number) => 'Row' | 'Column' | undefined;
}

function drawRow(sheet: Sheet, spans: readonly Span[], { cells, style, scopeOf }: DrawnRow): void {
  const isHead = scopeOf(1) === 'Column';
  const pieces = spans.map(({ x, width, align }, index) => ({
    text: cells[index] ?? '',
    x: x + PADDING.x,
    width: width - 2 * PADDING.x,
    style: { ...style, align },
  }));
  const height = Math.max(...pieces.map((piece) => sheet.heightOf(piece))) + 2 * PADDING.y;
  const { y } = sheet;
  const [first, last] = [spans[0], spans.at(-1)];
  if (first && last) drawPaper(sheet, { x: first.x, y, width: last.x + last.width - first.x, height, isHead });
  sheet.within('TR', () => {
    for (const [index, piece] of pieces.entries()) {
      const scope = scopeOf(index);
      sheet.say(scope ? 'TH' : 'TD', [{ ...piece, y: y + PADDING.y }], scope);
    }
  });
  sheet.y = y + height;
}

function drawPaper(
  sheet: Sheet,
  { x, y, width, height, isHead }: { x: number; y: number; width: number; height: number; isHead: boolean },
): void {
  sheet.ornament((doc) => {
    if (isHead) doc.roundedRect(x, y, width, height, 4).fill(PAPER);
    else
      doc
        .lineWidth(0.75)
        .strokeColor(LINE)
        .moveTo(x, y + height)
        .lineTo(x + width, y + height)
        .stroke();
  });
}
