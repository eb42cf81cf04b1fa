import type { Translate } from '#i18n/message-id.ts';

const QUARTER_MIN = 15;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** Beyond, hours say no more than that it takes a day. */
const MOST_HOURS = 12;

/** How fast somebody answers, in words: rounded up, so that nobody waits longer than it says. */
export function responseText(minutes: number, t: Translate): string {
  if (minutes <= QUARTER_MIN) return t('profile.responds.quarter');
  if (minutes <= HOUR_MIN) return t('profile.responds.hour');
  if (minutes <= MOST_HOURS * HOUR_MIN) return t('profile.responds.hours', { count: Math.ceil(minutes / HOUR_MIN) });
  if (minutes <= DAY_MIN) return t('profile.responds.day');
  return t('profile.responds.days', { count: Math.ceil(minutes / DAY_MIN) });
}
