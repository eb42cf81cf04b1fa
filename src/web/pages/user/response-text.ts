import type { Translate } from '#i18n/message-id.ts';

const QUARTER_MIN = 15;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** Beyond this, say "within a day". */
const MOST_HOURS = 12;

/** How fast a user responds, in words: rounded up, so that it does not promise too much. */
export function responseText(minutes: number, t: Translate): string {
  if (minutes <= QUARTER_MIN) return t('profile.responds.quarter');
  if (minutes <= HOUR_MIN) return t('profile.responds.hour');
  if (minutes <= MOST_HOURS * HOUR_MIN) return t('profile.responds.hours', { count: Math.ceil(minutes / HOUR_MIN) });
  if (minutes <= DAY_MIN) return t('profile.responds.day');
  return t('profile.responds.days', { count: Math.ceil(minutes / DAY_MIN) });
}
