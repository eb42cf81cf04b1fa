import type { ListingStatus } from '#contract/listings/listings.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { plans } from '#kinds/plans.ts';
import type { DraftListing, PlannedDay, PlannedListing, PlannedStanding } from './planned-listing.ts';
import { createRandom, type Random } from './random.ts';
import { demoSellers } from './sellers.ts';

const DAY_MS = 86_400_000;
/** Days for which views are planned: as far back as a seller may look at once. */
const COUNTED_DAYS = 30;
/** Live listings of the demo stay visible for a year, so that the market does not empty. */
const SHOWN_MS = 365 * DAY_MS;
const FREE_MS = plans.free.visibleDays * DAY_MS;
const VIEWS_A_DAY: Partial<Record<ListingStatus, number>> = { basic: 4, promoted: 11, highlighted: 19 };
const VIEWS_PER_CONTACT = 22;

interface Life {
  readonly activatedAtMs: number | null;
  readonly visibleUntilMs: number | null;
  readonly pausedAtMs: number | null;
  readonly pastStandings: readonly PlannedStanding[];
}

interface CalendarDay {
  readonly day: string;
  readonly noonMs: number;
  readonly isWeekend: boolean;
}

/** Adds renewals, promotions, pauses, views, contacts and favourites of the past weeks. */
export function withHistory(drafts: readonly DraftListing[], nowMs: number): PlannedListing[] {
  const random = createRandom(6);
  const calendar = calendarOf(nowMs);
  return drafts.map((draft) => {
    const life = lifeOf(draft, nowMs, random);
    const shown = shownTimes(draft, life, nowMs);
    const keptBy = keepersOf(draft, shown, random);
    const days = daysOf(shown, keptBy, calendar, random);
    const countedViews = days.reduce((sum, { views }) => sum + views, 0);
    return { ...draft, ...life, days, keptBy, viewCount: countedViews + viewsBefore(shown, calendar) };
  });
}

/** The past days of the Polish calendar, oldest first, with today. */
function calendarOf(nowMs: number): CalendarDay[] {
  return Array.from({ length: COUNTED_DAYS }, (_, index) => {
    const day = polishDay(nowMs - (COUNTED_DAYS - 1 - index) * DAY_MS);
    const noonMs = Date.parse(`${day}T11:00:00Z`);
    return { day, noonMs, isWeekend: [0, 6].includes(new Date(noonMs).getUTCDay()) };
  });
}

function lifeOf(draft: DraftListing, nowMs: number, random: Random): Life {
  const { status, kind, createdAtMs } = draft;
  const none = { activatedAtMs: null, visibleUntilMs: null, pausedAtMs: null, pastStandings: [] };
  if (status === 'neverActivated') return none;
  if (kind === 'event') return { ...none, activatedAtMs: createdAtMs };
  const renewals = Math.floor((nowMs - createdAtMs) / FREE_MS);
  if (status === 'expired') return expiredLife(createdAtMs, Math.max(1, renewals));
  const renewedAtMs = createdAtMs + renewals * FREE_MS;
  const visibleUntilMs = nowMs + SHOWN_MS;
  if (draft.isPaused) {
    const pausedAtMs = renewedAtMs + Math.floor((0.3 + 0.5 * random.next()) * (nowMs - renewedAtMs));
    const pastStandings = [...freeTimes(createdAtMs, renewals), basic(renewedAtMs, pausedAtMs)];
    return { activatedAtMs: renewedAtMs, visibleUntilMs, pausedAtMs, pastStandings };
  }
  if (status === 'basic') {
    const pastStandings = freeTimes(createdAtMs, renewals);
    return { ...none, activatedAtMs: renewedAtMs, visibleUntilMs, pastStandings };
  }
  // A paid plan began some days after the last renewal, so that days with and without it can be compared.
  const promotedAtMs = renewedAtMs + Math.floor((0.3 + 0.4 * random.next()) * (nowMs - renewedAtMs));
  const pastStandings = [...freeTimes(createdAtMs, renewals), basic(renewedAtMs, promotedAtMs)];
  return { ...none, activatedAtMs: promotedAtMs, visibleUntilMs, pastStandings };
}

function expiredLife(createdAtMs: number, times: number): Life {
  const visibleUntilMs = createdAtMs + times * FREE_MS;
  return {
    activatedAtMs: visibleUntilMs - FREE_MS,
    visibleUntilMs,
    pausedAtMs: null,
    pastStandings: freeTimes(createdAtMs, times),
  };
}

const basic = (fromMs: number, untilMs: number): PlannedStanding => ({ status: 'basic', fromMs, untilMs });

/** Free plans, each renewed when it ended. */
function freeTimes(fromMs: number, times: number): PlannedStanding[] {
  return Array.from({ length: times }, (_, index) => basic(fromMs + index * FREE_MS, fromMs + (index + 1) * FREE_MS));
}

/** All periods during which the listing was public, including the current one. */
function shownTimes(draft: DraftListing, life: Life, nowMs: number): PlannedStanding[] {
  const { activatedAtMs, pastStandings, pausedAtMs } = life;
  if (activatedAtMs === null) return [];
  if (pausedAtMs !== null || draft.status === 'expired') return [...pastStandings];
  const untilMs = Math.min(nowMs, draft.endsAtMs ?? nowMs);
  return [...pastStandings, { status: draft.status, fromMs: activatedAtMs, untilMs }];
}

/** Users who add a listing to their favourites, each once and while it was shown; never its own seller. */
function keepersOf(draft: DraftListing, shown: readonly PlannedStanding[], random: Random): PlannedListing['keptBy'] {
  const last = shown.at(-1);
  if (!last) return [];
  const count = random.below(last.status === 'basic' ? 3 : 6);
  const keys = Array.from({ length: count }, () => demoSellers[random.below(demoSellers.length)]?.key ?? '');
  return [...new Set(keys)]
    .filter((key) => key !== draft.sellerKey)
    .map((accountKey) => {
      const { fromMs, untilMs } = shown[random.below(shown.length)] as PlannedStanding;
      return { accountKey, atMs: Math.floor(fromMs + random.next() * (untilMs - fromMs)) };
    });
}

/** A listing is looked at more when it is promoted, on weekends and while it is new. */
function daysOf(
  shown: readonly PlannedStanding[],
  keptBy: PlannedListing['keptBy'],
  calendar: readonly CalendarDay[],
  random: Random,
): PlannedDay[] {
  const appeal = 0.4 + 1.4 * random.next() ** 1.5;
  const keptOn = keptBy.map(({ atMs }) => polishDay(atMs));
  return calendar.flatMap(({ day, noonMs, isWeekend }) => {
    const standing = shown.find(({ fromMs, untilMs }) => fromMs <= noonMs && noonMs < untilMs);
    const favourites = keptOn.filter((each) => each === day).length;
    const isNew = standing !== undefined && noonMs - standing.fromMs < 3 * DAY_MS;
    const expected = (VIEWS_A_DAY[standing?.status ?? 'expired'] ?? 0) * appeal * (isWeekend ? 1.3 : 1);
    const views = Math.max(favourites, Math.round(expected * (isNew ? 1.6 : 1) * (0.5 + random.next())));
    const contacts = Array.from({ length: views }, () => random.below(VIEWS_PER_CONTACT)).filter((n) => n === 0).length;
    return views === 0 ? [] : [{ day, views, contacts, favourites }];
  });
}

/** Views of the time before the counted days. */
function viewsBefore(shown: readonly PlannedStanding[], calendar: readonly CalendarDay[]): number {
  const startsMs = calendar[0]?.noonMs ?? 0;
  const days = shown.map(({ fromMs, untilMs }) => Math.max(0, Math.min(untilMs, startsMs) - fromMs) / DAY_MS);
  return Math.round(3 * days.reduce((sum, each) => sum + each, 0));
}
