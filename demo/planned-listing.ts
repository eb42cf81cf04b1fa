import type { ListingStatus } from '#contract/listings/listings.ts';
import type { DeliveryWay } from '#kinds/delivery.ts';
import type { KindId } from '#kinds/index.ts';
import type { PriceUnit } from '#kinds/price-units.ts';

/** `reply` is the seller's reply. */
export interface PlannedComment {
  readonly authorKey: string;
  readonly rating: number;
  readonly text: string;
  readonly atMs: number;
  readonly reply: { readonly text: string; readonly atMs: number } | null;
}

/** A listing of the demo market before it is stored, without its history; places are still names. */
export interface DraftListing {
  readonly kind: KindId;
  readonly sellerKey: string;
  readonly title: string;
  readonly description: string;
  readonly categoryId: number | null;
  readonly status: ListingStatus;
  readonly isPaused: boolean;
  /** Reserved for a buyer. */
  readonly isReserved: boolean;
  readonly priceMinor: number | null;
  readonly priceUnit: PriceUnit | null;
  /** The lowest price that the seller would accept. */
  readonly floorMinor: number | null;
  readonly delivery: readonly DeliveryWay[];
  readonly deliveryKm: number | null;
  readonly pieces: number | null;
  readonly weightG: number | null;
  readonly volumeMl: number | null;
  readonly tags: readonly string[];
  readonly town: string;
  readonly voivodeship: string;
  readonly details: Record<string, string | number | string[]>;
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
  readonly createdAtMs: number;
  readonly picture: { objects: readonly string[]; seed: number; branch: string; count: number };
  readonly comments: readonly PlannedComment[];
}

/** A time during which a listing was shown with a status. */
export interface PlannedStanding {
  readonly status: ListingStatus;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The counts of one Polish calendar day. */
export interface PlannedDay {
  readonly day: string;
  readonly views: number;
  readonly contacts: number;
  readonly favourites: number;
}

/**
 * A listing of the demo market before it is stored.
 *
 * activatedAtMs   the start of its current plan, or of the last one; null if it never had one.
 * visibleUntilMs  null for events and for listings that were never activated.
 * pausedAtMs      when its seller hid it; null if it is not paused.
 * pastStandings   oldest first, without the current one.
 * days            oldest first, only days with a view.
 * viewCount       all views, including those before the first of `days`.
 * keptBy          the people who added it to their favourites.
 */
export interface PlannedListing extends DraftListing {
  readonly activatedAtMs: number | null;
  readonly visibleUntilMs: number | null;
  readonly pausedAtMs: number | null;
  readonly pastStandings: readonly PlannedStanding[];
  readonly days: readonly PlannedDay[];
  readonly viewCount: number;
  readonly keptBy: readonly { readonly accountKey: string; readonly atMs: number }[];
}
