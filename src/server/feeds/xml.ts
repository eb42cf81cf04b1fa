/** Markup created by `element`, which is not escaped again when used as content. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | Markup | null | undefined;
type Attributes = Readonly<Record<string, string | number | null | undefined>>;

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MARKUP = /[&<>"\r]/g;
const MARKUP_OR_SPACE = /[&<>"\r\n\t]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes what XML documents cannot contain even in escaped form: control characters and lone surrogates. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Escapes text for element content. */
export function escapeText(text: string): string {
  return withoutForbidden(text).replace(MARKUP, toEntity);
}

/** Escapes text for an attribute, including line breaks and tabs, which a parser would turn into spaces. */
export function escapeAttribute(text: string): string {
  return withoutForbidden(text).replace(MARKUP_OR_SPACE, toEntity);
}

function toEntity(character: string): string {
  return ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
}

/**
 * An element with its attributes and content, in order. Strings are escaped, markup is kept, null and undefined are
 * omitted. Names must be constants, never data.
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

/** A whole document with that root element. */
export function xmlDocument(root: Markup): string {
  return `${XML_DECLARATION}${root.markup}\n`;
}
