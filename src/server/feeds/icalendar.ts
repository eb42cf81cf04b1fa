const LINE_OCTETS = 75;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that a calendar may not hold
const FORBIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** Text as RFC 5545 writes it in a value: one line, with what separates values escaped. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A line as lines of at most 75 octets, cut between characters, each ended by CRLF. */
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

/** A property whose value is text for people; null and empty text make none. */
export function textProperty(name: string, text: string | null | undefined): string {
  return text ? foldLine(`${name}:${escapeText(text)}`) : '';
}

/** A property with several texts, such as CATEGORIES. */
export function textListProperty(name: string, texts: readonly string[]): string {
  return texts.length === 0 ? '' : foldLine(`${name}:${texts.map(escapeText).join(',')}`);
}

/** A property whose value is not text: an address, a duration, a word of the standard. It may not hold a line break. */
export function plainProperty(name: string, value: string): string {
  return foldLine(`${name}:${value.replace(/[\r\n]/g, '')}`);
}

/** A property that names a moment, in UTC. */
export function momentProperty(name: string, moment: string | Date): string {
  return plainProperty(name, utcMoment(moment));
}

/** `20260823T080000Z`; parts of a second do not exist here. */
export function utcMoment(moment: string | Date): string {
  return new Date(moment).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** A component with the properties and components within it. */
export function component(name: string, ...lines: readonly string[]): string {
  return `BEGIN:${name}\r\n${lines.join('')}END:${name}\r\n`;
}
