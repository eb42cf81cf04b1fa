import { expect, test } from 'vitest';
import { momentAtPolishClock, polishDay } from '#contract/values/polish-time.ts';
import { isOnWeekday, takeDates } from './dates.ts';
import { TypedText } from './typed-text.ts';

/** A Monday. */
const NOW = at('2026-11-23T10:00');

function at(clock: string): number {
  return momentAtPolishClock(clock)?.getTime() ?? Number.NaN;
}

/** The rest of a text after its date is taken out, then the first and last day of the date, or its weekdays. */
function read(typed: string, nowMs = NOW) {
  const text = new TypedText(typed);
  const dates = takeDates(text, nowMs);
  const rest = text.rest.trim().replace(/\s+/g, ' ');
  if (!dates) return [rest];
  const { fromMs, toMs, weekdays } = dates;
  return weekdays ? [rest, ...weekdays] : [rest, polishDay(fromMs ?? 0), polishDay((toMs ?? 1) - 1)];
}

test.each([
  ['jarmark dzisiaj', 'jarmark', '2026-11-23', '2026-11-23'],
  ['koncert jutro', 'koncert', '2026-11-24', '2026-11-24'],
  ['co robić w ten weekend', 'co robić', '2026-11-28', '2026-11-29'],
  ['festyn w przyszły weekend', 'festyn', '2026-12-05', '2026-12-06'],
  ['warsztaty w tę sobotę', 'warsztaty', '2026-11-28', '2026-11-28'],
  ['kiermasz w przyszłym tygodniu', 'kiermasz', '2026-11-30', '2026-12-06'],
  ['co robić w grudniu', 'co robić', '2026-12-01', '2026-12-31'],
  ['jarmark w listopadzie', 'jarmark', '2026-11-01', '2026-11-30'],
  ['jarmark w pierwszy weekend grudnia', 'jarmark', '2026-12-05', '2026-12-06'],
  ['targi w ostatni weekend maja', 'targi', '2027-05-29', '2027-05-30'],
  ['dożynki wrzesień', 'dożynki', '2027-09-01', '2027-09-30'],
  ['6 grudnia mikołajki', 'mikołajki', '2026-12-06', '2026-12-06'],
  ['piknik 1-3 maja', 'piknik', '2027-05-01', '2027-05-03'],
  ['targi 24.01', 'targi', '2027-01-24', '2027-01-24'],
  ['festiwal latem', 'festiwal', '2027-06-01', '2027-08-31'],
  ['kulig zimą', 'kulig', '2026-12-01', '2027-02-28'],
  ['christmas market in december', 'christmas market', '2026-12-01', '2026-12-31'],
  ['Konzert morgen', 'konzert', '2026-11-24', '2026-11-24'],
  ['ярмарок у грудні', 'ярмарок', '2026-12-01', '2026-12-31'],
])('%s: %s from %s to %s', (typed, rest, from, to) => {
  expect(read(typed)).toEqual([rest, from, to]);
});

test.each([
  ['jarmark w sobotę', 'jarmark', 6],
  ['koncert w niedziele', 'koncert', 0],
  ['potańcówka w piątek', 'potańcówka', 5],
  ['market on saturday', 'market', 6],
  ['targ sobota', 'targ', 6],
  ['targ w każdą środę', 'targ', 3],
])('%s is on any such day', (typed, rest, weekday) => {
  expect(read(typed)).toEqual([rest, weekday]);
});

test.each(['niedziela palmowa', 'jarmark majowy', 'pokaz 12 koni', 'środa wielkopolska', 'zabawa do rana'])(
  '%s has no date',
  (typed) => {
    expect(read(typed)).toEqual([typed]);
  },
);

test('on a Sunday, this weekend is the current one', () => {
  expect(read('w ten weekend', at('2026-11-29T18:00'))).toEqual(['', '2026-11-28', '2026-11-29']);
});

test('an event of several days is on each of their weekdays, by the Polish calendar', () => {
  // Friday to Sunday.
  const [start, end] = [at('2026-11-27T17:00'), at('2026-11-29T01:00')];
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => isOnWeekday([day], start, end));
  expect(days).toEqual([0, 5, 6]);
  expect(isOnWeekday([6], at('2026-11-28T00:30'), at('2026-11-28T02:00'))).toBe(true);
  expect(isOnWeekday([6], Number.NaN, Number.NaN)).toBe(false);
});
