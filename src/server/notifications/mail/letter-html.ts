import type { Letter, LetterFact, LetterItem, LetterLink, LetterNote, LetterPicture, LetterQuote } from './letter.ts';
import { escapeHtml } from './untrusted-text.ts';

/** The site's light colours; each has a class of the same name that provides the dark variant. */
const DAY = {
  paper: '#faf4e8',
  card: '#fffdf8',
  line: '#e2d5bb',
  ink: '#2a241b',
  muted: '#635848',
  green: '#1f5c3a',
  onGreen: '#fffaf0',
  cloth: '#f3cd74',
  amber: '#e9a325',
  amberSoft: '#fbe8c2',
  red: '#c9352b',
} as const;

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const MUTED_SMALL = `font-family:${SANS};font-size:14px;line-height:1.5;color:${DAY.muted};overflow-wrap:anywhere`;

/**
 * Mail programs without support for style sheets show the light variant; Outlook apps mark darkened elements by an
 * attribute.
 */
const NIGHT_RULES: readonly [selector: string, rule: string][] = [
  ['.paper', 'background-color:#131d16 !important'],
  ['.card', 'background-color:#1f2e24 !important;border-color:#374b3e !important'],
  ['.line', 'border-color:#374b3e !important'],
  ['.ink', 'color:#f3ecdd !important'],
  ['.muted', 'color:#bdb6a4 !important'],
  ['.green', 'color:#a8dfb8 !important'],
  ['.button', 'background-color:#7cc792 !important;border-color:#4f9a68 !important;color:#0c1f13 !important'],
  ['.pole', 'background-color:#2f7350 !important'],
  ['.cloth', 'background-color:#c99a45 !important'],
  ['.warning', 'background-color:#423317 !important;border-color:#f2b544 !important'],
  ['.flower-red', 'color:#de5344 !important'],
  ['.flower-amber', 'color:#f2b544 !important'],
  ['.flower-green', 'color:#4a9c60 !important'],
];

const night = (prefix: string) => NIGHT_RULES.map(([selector, rule]) => `${prefix}${selector}{${rule}}`).join('');

const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{text-underline-offset:3px}p{text-wrap:pretty}h1{text-wrap:balance}',
  `@media (prefers-color-scheme:dark){${night('')}}`,
  night('[data-ogsc] '),
  '@media (max-width:599px){.outer{padding:12px 8px 24px !important}.inner{padding-left:22px !important;padding-right:22px !important}' +
    '.heading{font-size:27px !important}.button{display:block !important}.wide{width:100% !important}}',
].join('\n');

// Outlook for Windows uses its own pixel size, and ignores a font list whose first name it does not know.
const OUTLOOK =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch>' +
  '</o:OfficeDocumentSettings></xml></noscript><![endif]-->';

/** A letter as HTML tables with inline styles, which even old mail programs can show; it loads nothing. */
export function letterHtml(letter: Letter): string {
  const subject = escapeHtml(letter.subject);
  return `<!doctype html>
<html lang="${letter.locale}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
${OUTLOOK}
<style>
${STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${DAY.paper};-webkit-text-size-adjust:100%;text-size-adjust:100%">
${preheader(letter.preheader)}
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${letter.locale}" dir="ltr">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${DAY.paper}" style="background-color:${DAY.paper}">
<tr><td class="outer" align="center" style="padding:32px 16px 40px">
${replyLine(letter)}<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;margin:0 auto">
<tr><td>${awning()}</td></tr>
<tr><td class="card" bgcolor="${DAY.card}" style="background-color:${DAY.card};border:1px solid ${DAY.line};border-top:0;border-radius:0 0 22px 22px">
${body(letter)}
</td></tr>
<tr><td class="inner" style="padding:20px 36px 0">
${footer(letter)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function replyLine({ replyLine: line }: Letter): string {
  return line ? `<p class="muted" style="margin:0 0 16px;${MUTED_SMALL}">${escapeHtml(line)}</p>\n` : '';
}

/** The preview text in lists of mails; the blanks after it keep the body out of the preview. */
function preheader(text: string): string {
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(60);
  return `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${DAY.paper};mso-hide:all">${escapeHtml(text)}${blanks}</div>`;
}

const STRIPES = 13;

/** The striped, scalloped awning of the stall, built from table cells so that nothing has to be loaded. */
function awning(): string {
  const cells = Array.from({ length: STRIPES }, (_, index) => {
    const [name, colour] = index % 2 === 0 ? ['pole', DAY.green] : ['cloth', DAY.cloth];
    const top = index === 0 ? '14px 0' : index === STRIPES - 1 ? '0 14px' : '0 0';
    return `<td class="${name}" bgcolor="${colour}" height="30" style="height:30px;background-color:${colour};border-radius:${top} 20px 20px;font-size:1px;line-height:1px">&nbsp;</td>`;
  });
  return (
    `<table role="presentation" class="card" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${DAY.card}" ` +
    `style="table-layout:fixed;border-collapse:separate;background-color:${DAY.card};border:1px solid ${DAY.line};border-top:0;border-bottom:0;border-radius:15px 15px 0 0">` +
    `<tr>${cells.join('')}</tr></table>`
  );
}

function body(letter: Letter): string {
  const rows = [
    row('22px 36px 0', wordmark(letter)),
    row('26px 36px 0', heading(letter.heading)),
    row('18px 36px 0', [letter.greeting, ...letter.paragraphs].map(paragraph).join('\n')),
    letter.facts ? row('4px 36px 6px', facts(letter.facts)) : '',
    letter.quote ? row('14px 36px 8px', quote(letter.quote)) : '',
    letter.items?.length ? row('4px 36px 12px', items(letter.items)) : '',
    letter.button ? row('10px 36px 0', button(letter.button)) : '',
    letter.aside ? row('16px 36px 0', note(letter.aside, 16)) : '',
    letter.warning ? row('8px 36px 0', warning(letter.warning)) : '',
    letter.smallPrint.length || letter.button ? row('24px 36px 0', smallPrint(letter)) : '',
    row('26px 36px 26px', flowers()),
  ];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">\n${rows.filter(Boolean).join('\n')}\n</table>`;
}

function row(padding: string, content: string): string {
  return `<tr><td class="inner" style="padding:${padding}">${content}</td></tr>`;
}

function wordmark({ site }: Letter): string {
  return (
    `<a class="green" href="${escapeHtml(site.url)}" style="font-family:${SERIF};font-size:25px;line-height:1.1;font-weight:bold;letter-spacing:-0.3px;color:${DAY.green};text-decoration:none">${escapeHtml(site.name)}</a>` +
    `<br><span class="muted" style="font-family:${SANS};font-size:13px;line-height:1.5;color:${DAY.muted}">${prose(site.tagline)}</span>`
  );
}

function heading(text: string): string {
  return `<h1 class="ink heading" style="margin:0;font-family:${SERIF};font-size:32px;line-height:1.18;font-weight:bold;letter-spacing:-0.4px;color:${DAY.ink}">${prose(text)}</h1>`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 14px;font-family:${SANS};font-size:17px;line-height:1.55;color:${DAY.ink};overflow-wrap:anywhere">${prose(text)}</p>`;
}

/** Names above their values, which suits narrow screens. */
function facts(all: readonly LetterFact[]): string {
  const cells = all.map(
    ({ name, value }) =>
      `<tr><td class="line" style="padding:9px 0;border-top:1px solid ${DAY.line}">` +
      `<span class="muted" style="font-family:${SANS};font-size:14px;line-height:1.5;color:${DAY.muted}">${prose(name)}</span><br>` +
      `<span class="ink" style="font-family:${SANS};font-size:17px;line-height:1.5;font-weight:bold;color:${DAY.ink};overflow-wrap:anywhere">${prose(value)}</span></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${cells.join('\n')}</table>`;
}

function quote({ label, paragraphs }: LetterQuote): string {
  return (
    `<p class="muted" style="margin:0 0 8px;font-family:${SANS};font-size:14px;line-height:1.5;color:${DAY.muted}">${prose(label)}</p>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td class="line" style="padding:2px 0 0 18px;border-left:4px solid ${DAY.line}">${paragraphs.map(paragraph).join('\n')}</td></tr></table>`
  );
}

/** A list of items separated by lines, each with a heading, details, a text and a link. */
function items(all: readonly LetterItem[]): string {
  const cells = all.map(({ heading: title, note: about, label, text, link: way, picture }) => {
    const lines = [
      `<span class="ink" style="font-family:${SANS};font-size:17px;line-height:1.5;font-weight:bold;color:${DAY.ink};overflow-wrap:anywhere">${prose(title)}</span>`,
      about && `<br><span class="muted" style="${MUTED_SMALL}">${prose(about)}</span>`,
      text &&
        `<br><span class="muted" style="${MUTED_SMALL}">${prose(label)}:</span> <span class="ink" style="font-family:${SANS};font-size:16px;line-height:1.5;color:${DAY.ink};overflow-wrap:anywhere">${prose(text)}</span>`,
    ];
    const content =
      lines.filter(Boolean).join('') +
      `<br><span style="font-family:${SANS};font-size:16px;line-height:1.9">${link(way)}</span>`;
    return `<tr><td class="line" style="padding:12px 0;border-top:1px solid ${DAY.line}">${picture ? beside(picture, way.url, content) : content}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${cells.join('\n')}</table>`;
}

const PICTURE_PX = 88;

/** An attached picture to the left of the content that it illustrates. */
function beside({ cid, alt }: LetterPicture, url: string, content: string): string {
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td width="${PICTURE_PX}" valign="top" style="width:${PICTURE_PX}px;padding:3px 16px 0 0"><a href="${escapeHtml(url)}">` +
    `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${PICTURE_PX}" height="${PICTURE_PX}" ` +
    `style="display:block;width:${PICTURE_PX}px;height:${PICTURE_PX}px;border:0;border-radius:14px;background-color:${DAY.line}"></a></td>` +
    `<td valign="top">${content}</td></tr></table>`
  );
}

/** A green button; Outlook ignores padding on links and uses the cell's. */
function button({ label, url }: LetterLink): string {
  return (
    `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td class="button" align="center" bgcolor="${DAY.green}" style="border-radius:28px;background-color:${DAY.green};border-bottom:3px solid #123d26;mso-padding-alt:15px 32px">` +
    `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:15px 32px;border-radius:28px;background-color:${DAY.green};font-family:${SANS};font-size:18px;line-height:1.25;font-weight:bold;color:${DAY.onGreen};text-align:center;text-decoration:none;mso-padding-alt:0">${prose(label)}</a>` +
    `</td></tr></table>`
  );
}

function link({ label, url }: LetterLink): string {
  return `<a class="green" href="${escapeHtml(url)}" style="color:${DAY.green};font-weight:bold;text-decoration:underline">${prose(label)}</a>`;
}

function note({ text, links }: LetterNote, sizePx: number): string {
  const anchors = links.map(link).join(' &nbsp;·&nbsp; ');
  return `<p class="ink" style="margin:0;font-family:${SANS};font-size:${sizePx}px;line-height:1.55;color:${DAY.ink}">${prose(text)} ${anchors}</p>`;
}

function warning({ text, links }: LetterNote): string {
  const anchors = links.map(link).join('<br>');
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td class="warning" bgcolor="${DAY.amberSoft}" style="padding:16px 20px;background-color:${DAY.amberSoft};border-left:5px solid ${DAY.amber};border-radius:12px">` +
    `<p class="ink" style="margin:0 0 8px;font-family:${SANS};font-size:16px;line-height:1.5;color:${DAY.ink}">${prose(text)}</p>` +
    `<p class="ink" style="margin:0;font-family:${SANS};font-size:16px;line-height:1.8;color:${DAY.ink}">${anchors}</p>` +
    `</td></tr></table>`
  );
}

function smallPrint({ smallPrint: lines, button: pressed }: Letter): string {
  const style = `margin:0 0 10px;font-family:${SANS};font-size:14px;line-height:1.55;color:${DAY.muted}`;
  const address = pressed
    ? `<p class="muted" style="${style};margin-bottom:0">${prose(pressed.fallback)}<br><a class="green" href="${escapeHtml(pressed.url)}" style="color:${DAY.green};word-break:break-all;overflow-wrap:anywhere">${escapeHtml(pressed.url)}</a></p>`
    : '';
  const paragraphs = lines.map((line) => `<p class="muted" style="${style}">${prose(line)}</p>`).join('\n');
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td class="line" style="border-top:1px solid ${DAY.line};padding-top:18px">${paragraphs}${address}</td></tr></table>`
  );
}

/** A sprig of the site's flowers, symmetrical like a paper cut; made of characters, so nothing has to be loaded. */
function flowers(): string {
  const petals = [
    ['flower-green', DAY.green, 15, '&#10047;'],
    ['flower-red', DAY.red, 19, '&#10048;'],
    ['flower-amber', DAY.amber, 25, '&#10047;'],
    ['flower-red', DAY.red, 19, '&#10048;'],
    ['flower-green', DAY.green, 15, '&#10047;'],
  ].map(
    ([name, colour, sizePx, glyph]) =>
      `<span class="${name}" style="font-size:${sizePx}px;vertical-align:middle;color:${colour}">&nbsp;${glyph}&nbsp;</span>`,
  );
  return `<div aria-hidden="true" style="font-family:'Segoe UI Symbol','Apple Symbols',${SANS};line-height:1;text-align:center">${petals.join('')}</div>`;
}

function footer({ site, footer: { text, links } }: Letter): string {
  const style = `margin:0;font-family:${SANS};font-size:13px;line-height:1.7;color:${DAY.muted};text-align:center`;
  const host = site.url.replace(/^https?:\/\//, '');
  const anchors = [...links, { label: host, url: site.url }].map(link).join(' &nbsp;·&nbsp; ');
  return `<p class="muted" style="${style}">${prose(text)}<br>${anchors}</p>`;
}

/** Joins one-letter words to the next word with a no-break space, as Slavic typesetting requires. */
function prose(text: string): string {
  return escapeHtml(text.replace(/(?<=^|[\s(„«])(\p{L}) (?=\S)/gu, '$1\u00a0'));
}
