import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import type { Span, TypedText } from './typed-text.ts';

/**
 * When something is to take place.
 *
 * fromMs, toMs  Unix milliseconds; `toMs` is exclusive.
 * weekdays      the event takes place on at least one of these; 0 is Sunday. Undefined for any day.
 */
export interface DateMeaning {
  readonly fromMs?: number;
  readonly toMs?: number;
  readonly weekdays?: readonly number[];
  readonly span: Span;
}

type When = Omit<DateMeaning, 'span'>;

/** A pattern of words for a date, and the days it means as seen from today (`2026-12-05`). */
interface DatePattern {
  readonly pattern: RegExp;
  readonly read: (groups: readonly (string | undefined)[], today: string) => When | undefined;
}

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;
const WEEKEND = [SATURDAY, SUNDAY];

/** Patterns for the weekdays from Sunday on, with and without diacritics. */
const WEEKDAYS = [
  'niedziel[aęeyi]|sunday|sonntag|domingo|domenica|неділ[яюіі]',
  'poniedzia[łl](?:ek|ki|ku)|monday|montag|lunes|luned[iì]|понеділ\\p{L}+',
  'wtor(?:ek|ki|ku)|tuesday|dienstag|martes|marted[iì]|вівтор\\p{L}+',
  '[śs]rod[aęye]|wednesday|mittwoch|mi[ée]rcoles|mercoled[iì]|серед[ауиі]',
  'czwart(?:ek|ki|ku)|thursday|donnerstag|jueves|gioved[iì]|четвер\\p{L}*',
  'pi[ąa]t(?:ek|ki|ku)|friday|freitag|viernes|venerd[iì]|п.?ятниц[яюі]',
  'sobot[aęye]|saturday|samstag|sonnabend|s[áa]bado|sabato|субот[ауиі]',
];
/** Patterns for the months from January on, in the grammatical cases that dates use. */
const MONTHS = [
  'stycz(?:e[ńn]|nia|niu)|january|jan?uar|enero|gennaio|січ(?:ень|ня|ні)',
  'lut(?:y|ego|ym)|february|februar|febrero|febbraio|лют(?:ий|ого|ому)',
  'mar(?:zec|ca|cu)|march|m[äa]rz|marzo|берез(?:ень|ня|ні)',
  'kwie(?:cie[ńn]|tnia|tniu)|april|abril|aprile|квіт(?:ень|ня|ні)',
  'maj(?:a|u)?|may|mai|mayo|maggio|трав(?:ень|ня|ні)',
  'czerw(?:iec|ca|cu)|june|juni|junio|giugno|черв(?:ень|ня|ні)',
  'lip(?:iec|ca|cu)|july|juli|julio|luglio|лип(?:ень|ня|ні)',
  'sierp(?:ie[ńn]|nia|niu)|august|agosto|серп(?:ень|ня|ні)',
  'wrze(?:sie[ńn]|[śs]nia|[śs]niu)|september|septiembre|settembre|верес(?:ень|ня|ні)',
  'pa[źz]dziernik(?:a|u)?|october|oktober|octubre|ottobre|жовт(?:ень|ня|ні)',
  'listopad(?:a|zie)?|november|noviembre|novembre|листопад\\p{L}*',
  'grud(?:zie[ńn]|nia|niu)|december|dezember|diciembre|dicembre|груд(?:ень|ня|ні)',
];
const START = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';
/** What may stand before a day or a month. */
const AT = '(?:(?:we?|na|on|in|im|am|an|en|el|los|a|di|в|у|на)\\s+)';
const THIS =
  '(?:(?:ten|t[eęąa]|tym|najbli[żz]sz\\p{L}+|nadchodz[ąa]c\\p{L}+|this|dies\\p{L}+|est[ea]|quest[oa]|ц(?:ей|ю|их|і))\\s+)';
const NEXT = '(?:(?:nast[ęe]pn\\p{L}+|przysz[łl]\\p{L}+|next|n[äa]chst\\p{L}+|наступн\\p{L}+)\\s+)';
const EACH = '(?:(?:ka[żz]d\\p{L}+|every|jed\\p{L}+|cada|ogni|кожн\\p{L}+)\\s+)';
const WEEKEND_WORD =
  '(?:weekend\\p{L}*|wikend\\p{L}*|[łl]ikend\\p{L}*|wochenende|fin\\p{L}* de semana|fine settimana|вихідн\\p{L}+)';
/** Words that make a weekday the name of a holiday or a town: "Niedziela Palmowa", "Środa Wielkopolska". */
const NOT_NAMED = '(?!\\s+(?:palmow|wielkanocn|popielcow|wielkopolsk|śląsk|slask))';

const anyOf = (names: readonly string[]) => `(${names.map((name) => `(?:${name})`).join('|')})`;
const exact = (pattern: string) => new RegExp(START + pattern + END, 'u');

/** `count` days, starting on `day`. */
function days(day: string, count: number): When {
  return { fromMs: polishMidnight(day).getTime(), toMs: polishMidnight(day, count).getTime() };
}

function later(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The number of days until the next such weekday; 0 if it is today. */
function daysUntil(weekday: number, today: string): number {
  return (weekday - weekdayOf(today) + 7) % 7;
}

/** The current or next weekend, or the one some weeks later. */
function weekend(today: string, weeksLater = 0): When {
  const from = weekdayOf(today) === SUNDAY ? -1 : daysUntil(SATURDAY, today);
  return days(later(today, from + 7 * weeksLater), 2);
}

/** The first, second, third or last weekend of a month: of this year, or of the next if the month has passed. */
function weekendOf(which: string, month: number, today: string): When {
  const year = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) > month ? 1 : 0);
  const firstDay = `${year}-${String(month).padStart(2, '0')}-01`;
  const first = later(firstDay, daysUntil(SATURDAY, firstDay));
  const weeks = ['pierwszy', 'drugi', 'trzeci'].indexOf(which);
  if (weeks >= 0) return days(later(first, 7 * weeks), 2);
  const fifth = later(first, 28);
  return days(fifth.slice(5, 7) === first.slice(5, 7) ? fifth : later(first, 21), 2);
}

function week(today: string, weeksLater: number): When {
  return days(later(today, -((weekdayOf(today) + 6) % 7) + 7 * weeksLater), 7);
}

/** Months `from` to `to` (1 to 12) of this year, or of the next if they have passed. */
function months(from: number, to: number, today: string): When {
  const year = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) > to ? 1 : 0);
  const next = to === 12 ? `${year + 1}-01-01` : `${year}-${String(to + 1).padStart(2, '0')}-01`;
  const first = `${year}-${String(from).padStart(2, '0')}-01`;
  return { fromMs: polishMidnight(first).getTime(), toMs: polishMidnight(next).getTime() };
}

/** A day of `year`, else of this year, or of the next if it has passed; undefined if there is no such day. */
function dayOf(day: number, month: number, year: string | undefined, today: string): string | undefined {
  const inYear = (of: number | string) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const said = inYear(year ?? today.slice(0, 4));
  const isReal = !Number.isNaN(Date.parse(said)) && new Date(`${said}T00:00:00Z`).toISOString().startsWith(said);
  if (!isReal) return undefined;
  return year === undefined && said < today ? inYear(Number(today.slice(0, 4)) + 1) : said;
}

function numberOf(name: string | undefined, names: readonly string[]): number {
  return names.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'u').test(name ?? ''));
}

function onDays(from: number, to: number, month: number, year: string | undefined, today: string): When | undefined {
  const first = dayOf(from, month, year, today);
  return first === undefined || to < from || to - from > 30 ? undefined : days(first, to - from + 1);
}

/** Seasons, each with its first and last month. Winter spans two years, so it is a pattern of its own. */
const SEASONS: readonly (readonly [string, number, number])[] = [
  ['latem|w lecie|tego lata|in summer|im sommer|en verano|in estate|влітку|w wakacje|na wakacje|podczas wakacji', 6, 8],
  ['wiosn[ąa]|na wiosn[ęe]|in spring|im fr[üu]hling|im fr[üu]hjahr|en primavera|in primavera|навесні', 3, 5],
  ['jesieni[ąa]|na jesie[ńn]|in autumn|im herbst|en oto[ñn]o|in autunno|восени', 9, 11],
];

/** Tried in this order: a day of a month comes before the month alone. */
const PATTERNS: readonly DatePattern[] = [
  {
    pattern: exact(
      `${AT}?(?:od\\s+)?(\\d{1,2})\\.?(?:\\s*(?:-|–|do|i|und|to|bis)\\s*(\\d{1,2}))?\\.?\\s+${anyOf(MONTHS)}(?:\\s+(20\\d\\d))?`,
    ),
    read: ([from, to, month, ...rest], today) => {
      const year = rest.at(-1);
      return onDays(Number(from), Number(to ?? from), numberOf(month, MONTHS) + 1, year, today);
    },
  },
  {
    pattern: exact(`${AT}?(\\d{1,2})\\.(0[1-9]|1[0-2])\\.?(20\\d\\d)?`),
    read: ([day, month, year], today) => onDays(Number(day), Number(day), Number(month), year, today),
  },
  {
    pattern: exact('(?:dzi[śs]|dzisiaj|today|tonight|heute|сьогодні|hoy|oggi)'),
    read: (_, today) => days(today, 1),
  },
  { pattern: exact('(?:pojutrze|[üu]bermorgen|післязавтра)'), read: (_, today) => days(later(today, 2), 1) },
  {
    pattern: exact('(?:na\\s+)?(?:jutro|tomorrow|morgen|завтра|ma[ñn]ana|domani)'),
    read: (_, today) => days(later(today, 1), 1),
  },
  { pattern: exact(`${AT}?${NEXT}${WEEKEND_WORD}`), read: (_, today) => weekend(today, 1) },
  { pattern: exact(`${AT}?${THIS}${WEEKEND_WORD}`), read: (_, today) => weekend(today) },
  {
    pattern: exact(`${AT}?(?:(pierwszy|drugi|trzeci|ostatni)\\s+)${WEEKEND_WORD}\\s+${anyOf(MONTHS)}`),
    read: ([which = '', name], today) => weekendOf(which, numberOf(name, MONTHS) + 1, today),
  },
  { pattern: exact(`${AT}?${EACH}?${WEEKEND_WORD}`), read: () => ({ weekdays: WEEKEND }) },
  {
    pattern: exact(`${AT}?${NEXT}(?:tydzie[ńn]|tygodniu|week|woche|тижні|тиждень)`),
    read: (_, today) => week(today, 1),
  },
  {
    pattern: exact(`${AT}?${THIS}(?:tydzie[ńn]|tygodniu|week|woche|тижні|тиждень)`),
    read: (_, today) => week(today, 0),
  },
  {
    pattern: exact(`${AT}?${THIS}(?:miesi[ąa]c|miesi[ąa]cu|month|monat|місяці)`),
    read: (_, today) => months(Number(today.slice(5, 7)), Number(today.slice(5, 7)), today),
  },
  {
    pattern: exact(`${AT}?${THIS}${anyOf(WEEKDAYS)}`),
    read: ([name], today) => days(later(today, daysUntil(numberOf(name, WEEKDAYS), today)), 1),
  },
  {
    pattern: exact(`(?:${AT}${EACH}?|${EACH})${anyOf(WEEKDAYS)}${NOT_NAMED}`),
    read: ([name]) => ({ weekdays: [numberOf(name, WEEKDAYS)] }),
  },
  // Without a preposition, a weekday is read only at the end, after another word: "Niedziela Palmowa" is a name.
  {
    pattern: new RegExp(`(?<=\\p{L}\\s+)${anyOf(WEEKDAYS)}(?=\\s*$)`, 'u'),
    read: ([name]) => ({ weekdays: [numberOf(name, WEEKDAYS)] }),
  },
  {
    pattern: exact(`${AT}?(?:(?:po[łl]ow\\p{L}+|pocz[ąa]t\\p{L}+|koniec|ko[ńn]c\\p{L}+)\\s+)?${anyOf(MONTHS)}`),
    read: ([name], today) => {
      const month = numberOf(name, MONTHS) + 1;
      return months(month, month, today);
    },
  },
  ...SEASONS.map(([words, from, to]) => ({
    pattern: exact(`(?:${words})`),
    read: (_: readonly (string | undefined)[], today: string) => months(from, to, today),
  })),
  {
    pattern: exact('(?:zim[ąa]|w zimie|tej zimy|in winter|im winter|en invierno|in inverno|взимку)'),
    read: (_, today) => {
      const isGoing = Number(today.slice(5, 7)) <= 2;
      const year = Number(today.slice(0, 4)) - (isGoing ? 1 : 0);
      return { fromMs: polishMidnight(`${year}-12-01`).getTime(), toMs: polishMidnight(`${year + 1}-03-01`).getTime() };
    },
  },
  { pattern: exact('(?:w|na)\\s+maj[óo]wk[ęe]'), read: (_, today) => daysAround('04-28', 8, today) },
  { pattern: exact('w\\s+ferie'), read: (_, today) => daysAround('01-15', 46, today) },
];

/** `count` days from a day of the year (`MM-DD`) on, in this year, or in the next if they are over. */
function daysAround(monthDay: string, count: number, today: string): When {
  const year = Number(today.slice(0, 4));
  const first = `${year}-${monthDay}`;
  return days(later(first, count) > today ? first : `${year + 1}-${monthDay}`, count);
}

/** Takes a date out of the text. */
export function takeDates(text: TypedText, nowMs: number): DateMeaning | undefined {
  const today = polishDay(nowMs);
  for (const { pattern, read } of PATTERNS) {
    const match = pattern.exec(text.rest);
    const when = match && read(match.slice(1), today);
    if (!match || !when) continue;
    const span = { from: match.index, to: match.index + match[0].length };
    text.remove(span);
    return { ...when, span };
  }
  return undefined;
}

/** Whether an event between two timestamps is on any of the weekdays, by the Polish calendar; false for NaN. */
export function isOnWeekday(weekdays: readonly number[], startMs: number, endMs: number): boolean {
  if (Number.isNaN(startMs)) return false;
  const first = polishDay(startMs);
  const length = Math.min(7, 1 + Math.round((Date.parse(polishDay(endMs)) - Date.parse(first)) / DAY_MS));
  return weekdays.some((weekday) => daysUntil(weekday, first) < length);
}
