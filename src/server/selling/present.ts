import { placeLabel } from '#contract/places/place-label.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { isVisible, plansFrom } from '#kinds/life.ts';
import { isRuleField } from '#kinds/rules/fields.ts';
import { meanRating, presentPicture, presentPrice } from '../listings/service.ts';
import { findPlaceById } from '../places/service.ts';
import type { FormPictureRow } from './picture-repository.ts';
import { type OwnRow, UNDO_MS } from './repository.ts';

const DAY_MS = 86_400_000;

/** A listing as its owner sees it at a given time. */
export function presentOwn(row: OwnRow, nowMs: number): OwnListing {
  const status = isVisible(row.status) && isOver(row, nowMs) ? 'expired' : row.status;
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    town: row.town,
    categoryId: row.category_id,
    ...presentPrice({ ...row, pay: payOf(row) }),
    picture: row.cover && presentPicture(row.cover),
    status,
    hidden: hiddenBy(row),
    reserved: row.reserved_at !== null,
    daysLeft: isVisible(status) ? daysLeft(row, nowMs) : null,
    visibleUntil: row.visible_until?.toISOString() ?? null,
    plans: row.suspended_at || hasEnded(row, new Date(nowMs)) ? [] : plansFrom(status),
    wantedPlan: row.wanted_plan,
    views: row.view_count,
    avg_rating: meanRating(row.rating_sum, row.rating_count),
    avg_rating_count: row.rating_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
    startsAt: row.starts_at?.toISOString() ?? null,
    undoUntil: row.deleted_at && new Date(row.deleted_at.getTime() + UNDO_MS).toISOString(),
  };
}

function payOf({ details }: OwnRow): string | null {
  return typeof details.pay === 'string' ? details.pay : null;
}

function hiddenBy(row: OwnRow): OwnListing['hidden'] {
  if (row.deleted_at) return 'deleted';
  if (row.suspended_at) return 'suspended';
  if (row.ended_at) return 'ended';
  if (row.pause_reason === 'holiday') return 'holiday';
  return row.paused_at ? 'paused' : null;
}

/** Whether an event is over; false without a date. */
export function hasEnded({ ends_at }: Pick<OwnRow, 'ends_at'>, now: Date): boolean {
  return ends_at !== null && ends_at <= now;
}

type TimedRow = Pick<OwnRow, 'visible_until' | 'paused_at' | 'suspended_at'>;

/** Whether a listing's time is up. */
export function isOver(row: TimedRow, nowMs: number): boolean {
  return row.visible_until !== null && row.visible_until.getTime() <= standsAtMs(row, nowMs);
}

function daysLeft(row: TimedRow, nowMs: number): number | null {
  return row.visible_until && Math.ceil(timeLeftMs(row, nowMs) / DAY_MS);
}

/** A listing's remaining time; 0 also if it has no end. */
export function timeLeftMs(row: TimedRow, nowMs: number): number {
  return row.visible_until ? Math.max(0, row.visible_until.getTime() - standsAtMs(row, nowMs)) : 0;
}

/** A pause or suspension stops the time, whichever began first. */
function standsAtMs({ paused_at, suspended_at }: TimedRow, nowMs: number): number {
  return Math.min(nowMs, paused_at?.getTime() ?? nowMs, suspended_at?.getTime() ?? nowMs);
}

/** A stored listing as a form. */
export function formOf(row: OwnRow, pictures: readonly FormPictureRow[]): ListingForm {
  const stated = Object.entries(row.details);
  const details = Object.fromEntries(stated.filter(([name]) => !isRuleField(name)));
  const codes = Object.fromEntries(
    stated.filter(([name]) => isRuleField(name)).map(([name, code]) => [name, String(code)]),
  );
  return {
    title: row.title,
    description: row.description,
    ...whereOf(row),
    ...(row.category_id === null ? {} : { category: row.category_id }),
    ...(row.price_minor === null ? {} : { price: row.price_minor / 100 }),
    ...(row.price_unit === null ? {} : { priceUnit: row.price_unit }),
    ...(row.floor_minor === null ? {} : { floor: row.floor_minor / 100 }),
    ...(row.pieces === null ? {} : { pieces: row.pieces }),
    ...amountOf('weight', row.weight_g, row.weight_unit, 'kg'),
    ...amountOf('volume', row.volume_ml, row.volume_unit, 'l'),
    tags: row.tags,
    delivery: row.delivery,
    ...(row.delivery_km === null ? {} : { deliveryKm: row.delivery_km }),
    ...(row.disputed.length === 0 ? {} : { disputed: row.disputed }),
    ...(row.shop_url === null ? {} : { shop_url: row.shop_url }),
    ...(row.starts_at ? { startsAt: row.starts_at.toISOString() } : {}),
    ...(row.ends_at ? { endsAt: row.ends_at.toISOString() } : {}),
    details: details as ListingForm['details'],
    codes,
    pictures: pictures.map(({ key, alt }) => ({ key, alt })),
  };
}

/** A listing's place as a form names it. */
export function whereOf(
  row: Pick<OwnRow, 'place_id' | 'town' | 'near_town' | 'voivodeship'>,
): Pick<ListingForm, 'town' | 'village'> {
  const place = row.place_id === null ? undefined : findPlaceById(row.place_id);
  const town = place ? placeLabel(place) : `${row.near_town ?? row.town}, ${row.voivodeship}`;
  return row.near_town === null ? { town } : { town, village: row.town };
}

function amountOf(name: 'weight' | 'volume', stored: number | null, unit: string | null, large: string): object {
  if (stored === null || unit === null) return {};
  return { [name]: { value: unit === large ? stored / 1000 : stored, unit } };
}
