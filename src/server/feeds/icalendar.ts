const LINE_OCTETS = 75;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that iCalendar forbids
const FORBIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Escapes text for a value as in RFC 5545: on one line, with separators escaped. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a line into lines of at most 75 octets, between characters, each ended by CRLF. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line.toWellFormed()) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** A property with human-readable text; empty for null and empty text. */
export function textProperty(name: string, text: string | null | undefined): string {
  return text ? foldLine(`${name}:${escapeText(text)}`) : '';
}

/** A property with several texts, such as CATEGORIES. */
export function textListProperty(name: string, texts: readonly string[]): string {
  return texts.length === 0 ? '' : foldLine(`${name}:${texts.map(escapeText).join(',')}`);
}

/** A property with a non-text value: a URL, a duration, a keyword. Line breaks are removed. */
export function plainProperty(name: string, value: string): string {
  return foldLine(`${name}:${value.replace(/[\r\n]/g, '')}`);
}

/** A property with a timestamp, in UTC. */
export function momentProperty(name: string, moment: string | Date): string {
  return plainProperty(name, utcMoment(moment));
}

/** `20260823T080000Z`; iCalendar has no fractions of a second. */
export function utcMoment(moment: string | Date): string {
  return new Date(moment).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** A component with its properties and nested components. */
export function component(name: string, ...lines: readonly string[]): string {
  return `BEGIN:${name}\r\n${lines.join('')}END:${name}\r\n`;
}
