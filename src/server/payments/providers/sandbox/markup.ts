/** Escaped text, safe in HTML and in quoted attributes. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | null | false | readonly (Markup | null | false)[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A template tag that escapes all plain-text parts. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.reduce((text, string, index) => text + written(parts[index - 1]) + string) };
}

function written(part: Part | undefined): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
  }
  if ('markup' in part) return part.markup;
  return part.map(written).join('');
}
