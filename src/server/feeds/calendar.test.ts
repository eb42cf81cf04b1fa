import { expect, test } from 'vitest';
import { marketOf } from '#contract/settings/public.ts';
import { INITIAL_SETTINGS } from '#contract/settings/registry.ts';
import { getTranslator } from '#i18n/translator.ts';
import { calendarFeed, listingCalendar } from './calendar.ts';
import type { ScheduledListing } from './repository.ts';

const setting = {
  publicUrl: 'https://jarmark.example:8443',
  market: marketOf(INITIAL_SETTINGS),
  locale: 'pl',
  translate: getTranslator('pl'),
} as const;

function anEvent(fields: Partial<ScheduledListing> = {}): ScheduledListing {
  return {
    id: 17,
    kind: 'event',
    title: 'Dożynki w Łowiczu; korowód, koncert',
    description: 'Święto plonów.\nZapraszamy!',
    town: 'Łowicz',
    tags: ['harvest_festival'],
    details: {
      venue: 'Stary Rynek',
      organiser: 'Gmina Łowicz',
      programme: '10:00 msza\n12:00 korowód',
      admission: 'Wolny',
    },
    location: { lat: 52.1, lng: 19.95 },
    startsAt: '2026-08-23T08:00:00.000Z',
    endsAt: '2026-08-23T20:00:00.000Z',
    updated_at: '2026-07-01T12:30:00.000Z',
    ...fields,
  };
}

function linesOf(calendar: string): string[] {
  return calendar.replace(/\r\n /g, '').split('\r\n');
}

test('an event becomes a complete calendar entry', () => {
  expect(linesOf(listingCalendar(anEvent(), setting))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jarmark//Jarmark//PL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:listing-17@jarmark.example',
    'DTSTAMP:20260701T123000Z',
    'LAST-MODIFIED:20260701T123000Z',
    'DTSTART:20260823T080000Z',
    'DTEND:20260823T200000Z',
    'SUMMARY:Dożynki w Łowiczu\\; korowód\\, koncert',
    'LOCATION:Stary Rynek\\, Łowicz',
    'GEO:52.1;19.95',
    'URL:https://jarmark.example:8443/event/17',
    'DESCRIPTION:Święto plonów.\\nZapraszamy!\\n\\nOrganizator: Gmina Łowicz\\n\\nProgram:\\n10:00 msza\\n12:00 korowód\\n\\nWstęp: Wolny',
    'CATEGORIES:Dożynki',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('the language changes labels and the link, never the UID', () => {
  const lines = linesOf(listingCalendar(anEvent(), { ...setting, locale: 'de', translate: getTranslator('de') }));
  expect(lines).toContain('UID:listing-17@jarmark.example');
  expect(lines).toContain('URL:https://jarmark.example:8443/event/17?lang=de');
  expect(lines).not.toContain('CATEGORIES:Dożynki');
});

test('an event without an end, or with one at its start, has no DTEND', () => {
  const ends = [null, '2026-08-23T08:00:00.000Z'];
  for (const endsAt of ends) expect(listingCalendar(anEvent({ endsAt }), setting)).not.toContain('DTEND');
});

test('a calendar feed has a name and a refresh interval', () => {
  const url = 'https://jarmark.example:8443/events.ics?types=fair';
  const lines = linesOf(calendarFeed({ name: 'Wydarzenia – Jarmark', url }, [anEvent(), anEvent({ id: 18 })], setting));
  expect(lines).toContain('X-WR-CALNAME:Wydarzenia – Jarmark');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  expect(lines).toContain(`SOURCE;VALUE=URI:${url}`);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('every line ends with CRLF and is at most 75 octets long', () => {
  const calendar = listingCalendar(anEvent({ description: 'Zażółć gęślą jaźń 🐝 '.repeat(40) }), setting);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
