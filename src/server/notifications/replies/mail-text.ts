import type { Email } from 'postal-mime';

const UNSEEN = /<(style|script|head|title|blockquote)\b[\s\S]*?<\/\1\s*>/gi;
/** Gmail and Outlook put quoted text into a container of their own, at the end. */
const QUOTED = /<div[^>]+(class="?gmail_quote|id="?(divRplyFwdMsg|appendonsend|mail-editor-reference))[\s\S]*$/i;
/** Our own mails begin with such a hidden preview. */
const HIDDEN = /<div[^>]*display:\s*none[\s\S]*?<\/div>/gi;
const LINE_END = /<(br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CHARACTER = 0x10ffff;

/** The plain text of a mail, converted from its HTML if it has no text part. */
export function mailText({ text, html }: Pick<Email, 'text' | 'html'>): string {
  if (text?.trim()) return text;
  return (html ?? '')
    .replace(QUOTED, '')
    .replace(UNSEEN, '')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(ENTITY, decoded)
    .replace(/ *\n */g, '\n');
}

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= LAST_CHARACTER ? String.fromCodePoint(code) : entity;
}
