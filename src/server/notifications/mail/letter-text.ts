import type { Letter, LetterItem, LetterLink, LetterNote, LetterQuote } from './letter.ts';

/** Line width that still fits after being quoted twice. */
const WIDTH = 74;

/** A letter as plain text: lines of at most 74 columns, except links, each on a line of its own. */
export function letterText(letter: Letter): string {
  const blocks = [
    ...(letter.replyLine ? [letter.replyLine] : []),
    wrap(letter.heading),
    wrap(letter.greeting),
    ...letter.paragraphs.map((text) => wrap(text)),
    ...(letter.facts ? [letter.facts.map(({ name, value }) => wrap(`${name}: ${value}`)).join('\n')] : []),
    ...(letter.quote ? [quoteText(letter.quote)] : []),
    ...(letter.items ?? []).map(itemText),
    ...(letter.button ? [linkText(letter.button)] : []),
    ...(letter.aside ? [noteText(letter.aside)] : []),
    ...(letter.warning ? [noteText(letter.warning)] : []),
    ...letter.smallPrint.map((text) => wrap(text)),
  ];
  return `${blocks.join('\n\n')}\n\n${signature(letter)}\n`;
}

/** Mail programs collapse what follows two dashes and a space, and omit it from replies. */
function signature({ site, footer }: Letter): string {
  return ['-- ', wrap(`${site.name} – ${site.tagline}`), site.url, '', noteText(footer)].join('\n');
}

function linkText({ label, url }: LetterLink): string {
  return `${wrap(`${label}:`)}\n${url}`;
}

function noteText({ text, links }: LetterNote): string {
  return [wrap(text), ...links.map(linkText)].join('\n');
}

const QUOTED = '> ';

/** Quoted in the way of mails. */
function quoteText({ label, paragraphs }: LetterQuote): string {
  const lines = paragraphs.map((text) => wrap(text, WIDTH - QUOTED.length).replace(/^/gm, QUOTED));
  return `${wrap(`${label}:`)}\n${lines.join(`\n${QUOTED.trim()}\n`)}`;
}

function itemText({ heading, note, text, link }: LetterItem): string {
  const said = text ? [wrap(text, WIDTH - QUOTED.length).replace(/^/gm, QUOTED)] : [];
  return [wrap(note ? `${heading} – ${note}` : heading), ...said, linkText(link)].join('\n');
}

function wrap(text: string, width = WIDTH): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    if (line && [...line].length + 1 + [...word].length > width) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
