/** How goods or a service reach the buyer. The names are stored with listings, so they never change their meaning. */
export const DELIVERY_WAYS = ['pickup', 'transport', 'visit', 'parcel', 'post'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** The longest distance, in kilometres, that a seller may offer to travel. */
export const DELIVERY_KM_MAX = 500;

const WITH_DISTANCE: readonly string[] = ['transport', 'visit'] satisfies DeliveryWay[];

/** Whether the seller travels to the buyer, so that a distance is stated. */
export function hasDistance(ways: readonly string[]): boolean {
  return ways.some((way) => WITH_DISTANCE.includes(way));
}

/** Durable goods that can be packed. */
export const SENT: readonly DeliveryWay[] = ['pickup', 'transport', 'parcel', 'post'];
/** Goods that cannot be sent: live animals, hay, machines. */
export const FETCHED: readonly DeliveryWay[] = ['pickup', 'transport'];
/** Work at the customer's place. */
export const VISITED: readonly DeliveryWay[] = ['visit'];
/** Nothing is delivered, as with jobs. */
export const NO_DELIVERY: readonly DeliveryWay[] = [];
