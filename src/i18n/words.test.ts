import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readMessages } from './catalog.ts';
import { LOCALE_IDS, type Locale } from './locales.ts';

/* Checks the rules of docs/words.md that a program can check. */

const DOCUMENTS = new URL('documents/', import.meta.url);

/** The opening and closing marks of a quotation. */
const QUOTES: Readonly<Record<Locale, string>> = { pl: '„”', en: '“”', de: '„“', uk: '«»', es: '«»', it: '«»' };

/** Messages that show characters as they are typed into a file. */
const SHOWS_TYPED_MARKS = ['validation.csvQuote'];

const word = (forms: string) => new RegExp(`(?<![\\p{L}-])(?:${forms})(?!\\p{L})`, 'iu');

/** Words to avoid, each with its replacement. */
const NOT_SAID: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  pl: [
    [
      /(?<=[\p{L}\p{N},;:–}”)] )(?:Ty|Twój|Two(?:ja|je|jej|ją|im|imi|ich|jego|jemu)|Ciebie|Cię|Ci|Tobie|Tobą)(?!\p{L})/u,
      'ty',
    ],
    [word('\\p{L}+ł[ea]ś'), 'a form without a gender'],
    [word('zalogowany|dumny|dumna|samego siebie'), 'a form without a gender'],
    [word('sprzedawc\\p{L}*'), 'sprzedający'],
    [word('komentarz\\p{L}*|komentować|komentujesz'), 'opinia'],
    [word('odnośnik\\p{L}*'), 'link'],
    [word('mail(?:a|e|em|i|u|owi|ach|ami)?'), 'e-mail'],
    [word('czat\\p{L}*'), 'rozmowa'],
    [word('to pole jest wymagane|teraz tutaj'), 'what is missing, in its own words'],
  ],
  en: [
    [word('listings?'), 'ad'],
    [word('comment(?:s|ed|ing)?'), 'review'],
    [word('sign(?:ed|ing|s)?[ -]in'), 'log in'],
    [word('emails?'), 'e-mail'],
    [word('this field is required'), 'what is missing, in its own words'],
  ],
  de: [
    [word('du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*'), 'Sie'],
    [/(?<![\p{L}-])(?:Kommentar\p{L}*|kommentier\p{L}+)/u, 'Bewertung'],
    [/(?<!\p{L})Verkäufer\p{L}*/u, 'Anbieter'],
    [/(?<!\p{L})(?:Plan|Plans|Pläne|Plänen)(?!\p{L})/u, 'Tarif'],
    [/(?<!\p{L})(?:Bildern?|Bildergalerie|Titelbild)(?!\p{L})/u, 'Foto'],
    [/(?<![\p{L}-])Mails?(?!\p{L})/u, 'E-Mail'],
    [/\p{L}…/u, 'a space before the ellipsis of a missing word'],
  ],
  uk: [
    [word('ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєї|твоїх'), 'ви'],
    [word('вкажи|впиши|вибери|прибери|збережи|виправ|поділи|спакуй|напиши'), 'the polite form'],
    [word('світлин\\p{L}*'), 'фото'],
    [word('коментар\\p{L}*'), 'відгук'],
    [word('магазин\\p{L}*'), 'крамниця'],
    [word('базар\\p{L}*'), 'ярмарок'],
    [word('апеляці\\p{L}*'), 'оскарження'],
    [word('безкоштовн\\p{L}*'), 'безплатно'],
    [word('план(?:у|и|ів|ом|ами|ах|і)?'), 'тариф'],
    [/ – /u, '—'],
  ],
  es: [
    [word('ustedes|usted'), 'tú'],
    [word('comentarios?|comentar'), 'opinión'],
    [word('casas? rural(?:es)?'), 'alojamiento rural'],
    [word('e-?mails?'), 'correo'],
  ],
  it: [
    [/(?<=[\p{L},;:] )(?:Lei|Suo|Suoi)(?!\p{L})/u, 'tu'],
    [word('commenti|commento|commentare'), 'recensione'],
    [word('stato tu|te stesso|bentornato'), 'a form without a gender'],
  ],
};

/** Exceptions: a word used in another meaning, and a sentence prescribed by SPEC.md. */
const SAID_ALL_THE_SAME: readonly string[] = ['panel.totp.step2', 'account.verify.failedText'];

interface Saying {
  readonly id: string;
  readonly text: string;
}

/** The texts of a message without placeholders and the names of its forms. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (typeof token === 'string') return [token];
    const forms = (token as [string, string?, Record<string, unknown>?])[2];
    return typeof forms === 'object' ? Object.values(forms).flatMap(textsOf) : [];
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'id' ? [] : textsIn(each)));
}

/** All texts of a language: its messages, and its documents by file. */
function readSayings(locale: Locale): Saying[] {
  const messages = Object.entries(readMessages(locale)).flatMap(([id, message]) =>
    textsOf(compileMessage(message)).map((text) => ({ id, text })),
  );
  const documents = readdirSync(DOCUMENTS)
    .filter((name) => name.endsWith(`.${locale}.json`))
    .flatMap((name) =>
      textsIn(JSON.parse(readFileSync(new URL(name, DOCUMENTS), 'utf8'))).map((text) => ({ id: name, text })),
    );
  return [...messages, ...documents];
}

const SAYINGS = new Map<Locale, Saying[]>();

function sayingsOf(locale: Locale): Saying[] {
  const sayings = SAYINGS.get(locale) ?? readSayings(locale);
  SAYINGS.set(locale, sayings);
  return sayings;
}

/** The sayings with a fault, as `id: text`. */
function faults(locale: Locale, isFault: (saying: Saying) => boolean): string[] {
  return sayingsOf(locale)
    .filter(isFault)
    .map(({ id, text }) => `${id}: ${text}`);
}

test.each(LOCALE_IDS)('%s quotes with its own marks and types no straight ones', (locale) => {
  const foreign = /[„”“‟«»‹›‚‘"']/u;
  const own = new RegExp(`[${QUOTES[locale]}]`, 'gu');
  const isForeign = ({ id, text }: Saying) =>
    foreign.test(text.replace(own, '')) && !SHOWS_TYPED_MARKS.includes(id) && !/^rules\..*\.source$/.test(id);
  expect(faults(locale, isForeign)).toEqual([]);
});

test.each(LOCALE_IDS)('%s opens every quotation that it closes', (locale) => {
  const [open, close] = QUOTES[locale];
  const count = (text: string, mark = '') => text.split(mark).length;
  // A quoted placeholder divides a text: count over the whole message.
  const whole = Object.entries(readMessages(locale)).map(([id, text]) => ({ id, text }));
  const odd = whole.filter(({ text }) => count(text, open) !== count(text, close));
  expect(odd).toEqual([]);
});

test.each(LOCALE_IDS)('%s has no double spaces, no dots for an ellipsis and no space before a full stop', (locale) => {
  expect(faults(locale, ({ text }) => /\.\.\.| {2}|\t| [.,;]/u.test(text))).toEqual([]);
  for (const [id, text] of Object.entries(readMessages(locale))) expect(text, id).toBe(text.trim());
});

test.each(LOCALE_IDS)('%s says each thing in one way', (locale) => {
  for (const [said, instead] of NOT_SAID[locale]) {
    const found = faults(locale, ({ id, text }) => said.test(text) && !SAID_ALL_THE_SAME.includes(id));
    expect(found, `say “${instead}”`).toEqual([]);
  }
});

test('the rules detect words to avoid and accept similar texts', () => {
  const finds = (locale: Locale, text: string) => NOT_SAID[locale].some(([said]) => said.test(text));
  for (const [locale, text] of [
    ['pl', 'Link wysłaliśmy do Ciebie.'],
    ['pl', 'To jest Twoje konto.'],
    ['pl', 'Kupiłeś już ten miód.'],
    ['pl', 'Napisz do sprzedawcy.'],
    ['pl', 'Dodaj komentarz.'],
    ['pl', 'Link jest w mailu.'],
    ['de', 'Wenn du das möchtest'],
    ['de', 'Wird geladen…'],
    ['uk', 'Вкажи назву'],
    ['en', 'Your listing'],
    ['es', 'Añade un comentario'],
    ['it', 'Non sei stato tu?'],
  ] as const)
    expect(finds(locale, text), text).toBe(true);
  for (const [locale, text] of [
    ['pl', 'Twoje konto. Ty wybierasz.'],
    ['pl', 'Wyślemy ci e-mail.'],
    ['de', 'Laden Sie die Seite neu …'],
    ['en', 'Write an e-mail'],
  ] as const)
    expect(finds(locale, text), text).toBe(false);
});
