/** Text that is markup already: what `element` makes, and takes as content without escaping it again. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | Markup | null | undefined;
type Attributes = Readonly<Record<string, string | number | null | undefined>>;

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MARKUP = /[&<>"\r]/g;
const MARKUP_OR_SPACE = /[&<>"\r\n\t]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text without what no XML document may hold, not even escaped: control characters and halves of pairs. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return withoutForbidden(text).replace(MARKUP, toEntity);
}

/** Text as it stands in an attribute; a parser would turn a bare line break or tab there into a space. */
export function escapeAttribute(text: string): string {
  return withoutForbidden(text).replace(MARKUP_OR_SPACE, toEntity);
}

function toEntity(character: string): string {
  return ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
}

/**
 * An element with its attributes and content, in order. Strings are escaped, markup stands as it is, and what is null
 * or undefined is left out. Names come from the program, never from data.
 */
export function element(name: string, attributes: Attributes = {}, ...content: readonly Content[]): Markup {
  const inner = content.map(contentText).join('');
  const start = name + Object.entries(attributes).map(attributeText).join('');
  return { markup: inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>` };
}

function attributeText([name, value]: [string, Attributes[string]]): string {
  return value === null || value === undefined ? '' : ` ${name}="${escapeAttribute(String(value))}"`;
}

function contentText(content: Content): string {
  if (content === null || content === undefined) return '';
  return typeof content === 'string' ? escapeText(content) : content.markup;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A whole document with that root. */
export function xmlDocument(root: Markup): string {
  return `${XML_DECLARATION}${root.markup}\n`;
}
