import { LOCALE_IDS } from '#i18n/locales.ts';
import type { MarketColours } from './colours.ts';
import type { MarketLanguages, WrittenText } from './languages.ts';

export const NETWORKS = ['facebook', 'instagram', 'youtube', 'tiktok', 'pinterest', 'whatsapp'] as const;
export type Network = (typeof NETWORKS)[number];

/** A page of the market elsewhere. */
export interface SocialLink {
  readonly network: Network;
  readonly url: string;
}

/** A notice on every page. `from`, `until`: Polish calendar days, both included; null for no limit. */
export interface Banner {
  readonly texts: WrittenText;
  readonly from: string | null;
  readonly until: string | null;
  readonly isDismissible: boolean;
}

/** Polish calendar days, both included, on which the operator answers later; `texts` may say more. */
export interface Holiday {
  readonly from: string;
  readonly until: string;
  readonly texts: WrittenText;
}

/**
 * What every page knows of the market.
 *
 * place      where it is at home, such as a town; empty where it has none.
 * logo       the id of its logo, whose files are `/logo/{id}-128.webp` and `/logo/{id}-512.png`; null for the drawn one.
 * isIndexed  whether search engines may list it.
 * newcomerDays  how many days of the basic plan a newcomer's first ad gets as a gift; 0 for none.
 */
export interface Market {
  readonly name: string;
  readonly place: string;
  readonly logo: string | null;
  readonly colours: MarketColours | null;
  readonly languages: MarketLanguages;
  readonly banner: Banner | null;
  readonly holiday: Holiday | null;
  readonly socialLinks: readonly SocialLink[];
  readonly isIndexed: boolean;
  readonly newcomerDays: number;
}

/** A market of which nothing was chosen. */
export const USUAL_MARKET: Market = {
  name: 'Jarmark',
  place: '',
  logo: null,
  colours: null,
  languages: { offered: LOCALE_IDS, default: 'pl' },
  banner: null,
  holiday: null,
  socialLinks: [],
  isIndexed: true,
  newcomerDays: 0,
};
