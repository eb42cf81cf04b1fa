import type { MessageId } from '#i18n/message-id.ts';
import type { Branch } from './branches.ts';

/** A link of the header's menus or the footer. */
export type Place = readonly [path: string, name: MessageId];

/** What can be found on the market. */
export const MARKET: readonly Place[] = [
  ['/ads', 'frame.nav.ads'],
  ['/agritourismFacilities', 'frame.nav.agritourism'],
  ['/events', 'frame.nav.events'],
];

/** About the site itself. */
export const INFORMATION: readonly Place[] = [
  ['/pricing', 'frame.nav.pricing'],
  ['/aboutUs', 'frame.nav.aboutUs'],
  ['/contact', 'frame.footer.contact'],
  ['/terms', 'frame.footer.terms'],
];

/** The root categories as links. */
export function categoryPlaces(branches: readonly Branch[]): readonly Place[] {
  return branches.map(({ id, key }): Place => [`/category/${id}`, `category.${key}` as MessageId]);
}
