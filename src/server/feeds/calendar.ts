import type { Market } from '#contract/settings/market.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { withoutMarks } from '#kinds/text-marks.ts';
import { listingPath, pageUrl } from './addresses.ts';
import { component, momentProperty, plainProperty, textListProperty, textProperty } from './icalendar.ts';
import type { ScheduledListing } from './repository.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';
/** The refresh interval suggested to calendar programs. */
const REFRESH = 'PT6H';
/** The listing detail with the exact place; belongs in LOCATION, not in the description. */
const VENUE = 'venue';

/** The site and language of a calendar. */
export interface CalendarSetting {
  readonly publicUrl: string;
  readonly market: Pick<Market, 'languages'>;
  readonly locale: Locale;
  readonly translate: Translate;
}

/** The calendar of one listing: a file to import, so it has no name and no refresh URL. */
export function listingCalendar(listing: ScheduledListing, setting: CalendarSetting): string {
  return calendar([], [listing], setting);
}

/** A calendar to subscribe to. `url` is its own URL. */
export function calendarFeed(
  { name, url }: { name: string; url: string },
  listings: readonly ScheduledListing[],
  setting: CalendarSetting,
): string {
  const about = [
    textProperty('NAME', name),
    textProperty('X-WR-CALNAME', name),
    textProperty('X-WR-TIMEZONE', 'Europe/Warsaw'),
    plainProperty('SOURCE;VALUE=URI', url),
    plainProperty('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    plainProperty('X-PUBLISHED-TTL', REFRESH),
  ];
  return calendar(about, listings, setting);
}

function calendar(about: readonly string[], listings: readonly ScheduledListing[], setting: CalendarSetting): string {
  return component(
    'VCALENDAR',
    plainProperty('VERSION', '2.0'),
    plainProperty('PRODID', `-//Jarmark//Jarmark//${setting.locale.toUpperCase()}`),
    plainProperty('CALSCALE', 'GREGORIAN'),
    plainProperty('METHOD', 'PUBLISH'),
    ...about,
    ...listings.map((listing) => calendarEntry(listing, setting)),
  );
}

function calendarEntry(listing: ScheduledListing, { publicUrl, market, locale, translate }: CalendarSetting): string {
  const { id, title, startsAt, endsAt, updated_at: updatedAt, location, tags } = listing;
  if (!startsAt) return '';
  return component(
    'VEVENT',
    plainProperty('UID', `listing-${id}@${new URL(publicUrl).hostname}`),
    momentProperty('DTSTAMP', updatedAt),
    momentProperty('LAST-MODIFIED', updatedAt),
    momentProperty('DTSTART', startsAt),
    // RFC 5545 requires the end to be after the start; without an end the duration is zero.
    endsAt && endsAt > startsAt ? momentProperty('DTEND', endsAt) : '',
    textProperty('SUMMARY', title),
    textProperty('LOCATION', locationText(listing)),
    location ? plainProperty('GEO', `${location.lat};${location.lng}`) : '',
    plainProperty('URL', pageUrl(publicUrl, listingPath(listing), locale, market.languages.default)),
    textProperty('DESCRIPTION', descriptionText(listing, translate)),
    textListProperty(
      'CATEGORIES',
      tags.map((tag) => translate(`tag.${tag}` as MessageId)),
    ),
    plainProperty('STATUS', 'CONFIRMED'),
    // Public events must not mark subscribers as busy.
    plainProperty('TRANSP', 'TRANSPARENT'),
  );
}

function locationText({ details, town }: ScheduledListing): string {
  return [details[VENUE], town].filter(Boolean).join(', ');
}

/** The description, followed by the kind's own details with their labels. */
function descriptionText({ kind, description, details }: ScheduledListing, translate: Translate): string {
  const named = getKind(kind).details.filter(({ name }) => name !== VENUE && details[name] !== undefined);
  const lines = named.map(({ name, type }) => {
    const label = translate(`detail.${name}` as MessageId);
    return `${label}:${type === 'longText' ? '\n' : ' '}${[details[name]].flat().join(', ')}`;
  });
  return [withoutMarks(description), ...lines].join('\n\n');
}
