/**
 * The Markdown of operators' texts: a small subset, parsed into plain data that pages render as elements. It has no raw
 * HTML, so nothing has to be sanitised.
 *
 * `## Heading {#anchor}` begins a section, `### Heading` a part of one. They contain paragraphs, lists (`- ` or `1. `)
 * and tables (`| a | b |` with a line of dashes below the head). Within a line: `**bold**`, `[text](address)`, and a
 * backslash that escapes the next character.
 */

/** A piece of text in one style. `href` makes it a link. */
export interface Span {
  readonly text: string;
  readonly isBold?: boolean;
  readonly href?: string;
}

export type Line = readonly Span[];

/** A part of a section. `rows` of a table exclude its head. */
export type Block =
  | { readonly type: 'paragraph' | 'heading'; readonly line: Line }
  | { readonly type: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] }
  | { readonly type: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

/** A section with its heading; `id` is its anchor. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The message of each fault, with the values `line` and `value`. */
export const FAULT_MESSAGES = {
  html: 'validation.textHtml',
  heading: 'validation.textHeading',
  section: 'validation.textSection',
  link: 'validation.textLink',
  bold: 'validation.textBold',
  table: 'validation.textTable',
  placeholder: 'validation.textPlaceholder',
  anchor: 'validation.textAnchor',
} as const;

/** An error in a text with its 1-based line; `value` is the offending text. */
export interface MarkdownFault {
  readonly line: number;
  readonly fault: keyof typeof FAULT_MESSAGES;
  readonly value: string;
}

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([\p{L}\p{N}-]+)\})?\s*$/u;
const ITEM = /^(?:[-*]|(\d{1,3})[.)])\s+(.*)$/;
const BULLET = /^[-*]\s/;
const NUMBERED = /^\d{1,3}[.)]\s/;
const ROW = /^\|(.*)\|\s*$/;
const DASHES = /^\|(?:\s*:?-{2,}:?\s*\|)+\s*$/;
const HTML = /<\/?[a-z!][^>]*>/i;
/** Allowed link targets: this site, the web, e-mail addresses, phone numbers. */
const ADDRESS = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d ()-]*|\/(?!\/)[^\s]*|#[^\s]+)$/;

interface Parsing {
  readonly known: ReadonlySet<string>;
  readonly faults: MarkdownFault[];
}

/**
 * Parses a text into its sections and all its errors.
 *
 * @param known  the allowed names in `{{…}}`
 */
export function parseMarkdown(
  source: string,
  known: Iterable<string>,
): { sections: Section[]; faults: readonly MarkdownFault[] } {
  const parsing: Parsing = { known: new Set(known), faults: [] };
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  const lines = source.split('\n');
  for (let at = 0; at < lines.length; ) {
    const text = lines[at]?.trim() ?? '';
    const number = at + 1;
    if (text === '') {
      at += 1;
      continue;
    }
    const [, marks = '', words = '', anchor] = HEADING.exec(text) ?? [];
    if (marks === '##') {
      const heading = plainText(parseLine(words, number, parsing));
      sections.push({ id: freeAnchor(anchor ?? anchorOf(heading), sections, number, parsing), heading, blocks: [] });
      at += 1;
      continue;
    }
    const section = sections.at(-1);
    if (!section) {
      parsing.faults.push({ line: number, fault: 'section', value: text.slice(0, 40) });
      break;
    }
    if (marks) {
      if (marks !== '###') parsing.faults.push({ line: number, fault: 'heading', value: marks });
      section.blocks.push({ type: 'heading', line: parseLine(words, number, parsing) });
      at += 1;
      continue;
    }
    const { block, next } = parseBlock(lines, at, parsing);
    section.blocks.push(block);
    at = next;
  }
  return { sections, faults: parsing.faults };
}

/** Parses a list, a table or a paragraph, up to an empty line or the beginning of another block. */
function parseBlock(lines: readonly string[], from: number, parsing: Parsing): { block: Block; next: number } {
  const taken = (pattern: RegExp) => {
    let end = from;
    while (end < lines.length && pattern.test(lines[end]?.trim() ?? '')) end += 1;
    return lines.slice(from, end).map((line) => line.trim());
  };
  const first = lines[from]?.trim() ?? '';
  const item = ITEM.exec(first);
  if (item) {
    const isNumbered = item[1] !== undefined;
    const rows = taken(isNumbered ? NUMBERED : BULLET);
    const items = rows.map((row, index) => parseLine(ITEM.exec(row)?.[2] ?? '', from + index + 1, parsing));
    return { block: { type: 'list', isNumbered, items }, next: from + rows.length };
  }
  if (ROW.test(first)) {
    const rows = taken(ROW);
    return { block: parseTable(rows, from + 1, parsing), next: from + rows.length };
  }
  let end = from + 1;
  while (end < lines.length && isContinued(lines[end]?.trim() ?? '')) end += 1;
  const spans = lines
    .slice(from, end)
    .flatMap((line, index) => [
      ...(index > 0 ? [{ text: ' ' }] : []),
      ...parseLine(line.trim(), from + index + 1, parsing),
    ]);
  return { block: { type: 'paragraph', line: joined(spans) }, next: end };
}

function isContinued(line: string): boolean {
  return line !== '' && ![HEADING, ITEM, ROW].some((pattern) => pattern.test(line));
}

function parseTable(rows: readonly string[], line: number, parsing: Parsing): Block {
  const cellsOf = (row: string) => (ROW.exec(row)?.[1] ?? '').split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [head = '', dashes = '', ...rest] = rows;
  const width = cellsOf(head).length;
  if (!DASHES.test(dashes)) parsing.faults.push({ line, fault: 'table', value: head.slice(0, 40) });
  for (const [index, row] of rest.entries()) {
    if (cellsOf(row).length !== width)
      parsing.faults.push({ line: line + 2 + index, fault: 'table', value: row.slice(0, 40) });
  }
  const parsed = (row: string, at: number) => cellsOf(row).map((cell) => parseLine(cell, at, parsing));
  return { type: 'table', head: parsed(head, line), rows: rest.map((row, index) => parsed(row, line + 2 + index)) };
}

const MARK = /\\([\\*[\]().|#{}_-])|\*\*|\[([^\]]*)\]\(([^)\s]*)\)/g;

/** The spans of one line. */
function parseLine(text: string, line: number, { known, faults }: Parsing): Line {
  const html = HTML.exec(text);
  if (html) faults.push({ line, fault: 'html', value: html[0].slice(0, 40) });
  for (const name of unknownPlaceholders(text, known)) faults.push({ line, fault: 'placeholder', value: name });
  const spans: Span[] = [];
  let isBold = false;
  let at = 0;
  const add = (part: string, href?: string) => {
    if (part) spans.push({ text: part, ...(isBold && { isBold }), ...(href !== undefined && { href }) });
  };
  for (const mark of text.matchAll(MARK)) {
    add(text.slice(at, mark.index));
    at = mark.index + mark[0].length;
    const [whole, escaped, label, href] = mark;
    if (escaped !== undefined) add(escaped);
    else if (whole === '**') isBold = !isBold;
    else if (href !== undefined && ADDRESS.test(href)) add(label || href, href);
    else {
      faults.push({ line, fault: 'link', value: href ?? '' });
      add(label ?? '');
    }
  }
  add(text.slice(at));
  if (isBold) faults.push({ line, fault: 'bold', value: text.slice(0, 40) });
  return joined(spans);
}

/** Merges adjacent spans of the same style. */
function joined(spans: readonly Span[]): Line {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last && last.isBold === span.isBold && last.href === span.href)
      whole[whole.length - 1] = { ...last, text: last.text + span.text };
    else whole.push(span);
  }
  return whole;
}

/** The text of a line without styles. */
export function plainText(line: Line): string {
  return line.map(({ text }) => text).join('');
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

function unknownPlaceholders(text: string, known: ReadonlySet<string>): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
  const rest = text.replace(PLACEHOLDER, '');
  return [...names.filter((name) => !known.has(name)), ...(/\{\{|\}\}/.test(rest) ? [rest.slice(0, 40)] : [])];
}

/** Fills in the placeholders of a text; one without a value is left unchanged. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name.trim()] ?? whole);
}

/** The placeholders of a text without a value, as errors at their lines. */
export function findUnknownPlaceholders(source: string, known: Iterable<string>): MarkdownFault[] {
  const names = new Set(known);
  return source
    .split('\n')
    .flatMap((text, index) =>
      unknownPlaceholders(text, names).map((value) => ({ line: index + 1, fault: 'placeholder' as const, value })),
    );
}

/** Fills in the placeholders of parsed sections, so that a value is never read as Markdown. */
export function fillSections(sections: readonly Section[], values: Readonly<Record<string, string>>): Section[] {
  const fillLine = (line: Line): Line =>
    line.map((span) => ({
      ...span,
      text: fillPlaceholders(span.text, values),
      ...(span.href !== undefined && { href: fillPlaceholders(span.href, values) }),
    }));
  const fillBlock = (block: Block): Block => {
    if (block.type === 'list') return { ...block, items: block.items.map(fillLine) };
    if (block.type === 'table')
      return { ...block, head: block.head.map(fillLine), rows: block.rows.map((row) => row.map(fillLine)) };
    return { ...block, line: fillLine(block.line) };
  };
  return sections.map(({ id, heading, blocks }) => ({
    id,
    heading: fillPlaceholders(heading, values),
    blocks: blocks.map(fillBlock),
  }));
}

/** Converts a heading to an anchor: `Dane osobowe` becomes `dane-osobowe`. */
export function anchorOf(heading: string): string {
  const plain = heading.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}

function freeAnchor(id: string, sections: readonly Section[], line: number, { faults }: Parsing): string {
  if (!sections.some((section) => section.id === id)) return id;
  faults.push({ line, fault: 'anchor', value: id });
  return `${id}-${sections.length + 1}`;
}

const SPECIAL = /[\\*[\]|]/g;

/** Escapes a plain text as Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(SPECIAL, '\\$&').replace(/^(\d*)([-#.)])(?=\s)/, '$1\\$2');
}

/** A document as lines of plain text, for comparing two of them. */
export function linesOf(sections: readonly Section[]): string[] {
  const ofBlock = (block: Block): string[] => {
    if (block.type === 'list') return block.items.map((item) => `• ${plainText(item)}`);
    if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.map(plainText).join(' | '));
    return [plainText(block.line)];
  };
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(ofBlock)]);
}
