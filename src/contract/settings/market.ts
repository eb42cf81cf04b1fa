import { LOCALE_IDS } from '#i18n/locales.ts';
import type { MarketColours } from './colours.ts';
import type { MarketLanguages, WrittenText } from './languages.ts';

export const NETWORKS = ['facebook', 'instagram', 'youtube', 'tiktok', 'pinterest', 'whatsapp'] as const;
export type Network = (typeof NETWORKS)[number];

/** The market's page on a social network. */
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

/** The operator's holiday: first and last Polish calendar day, inclusive, with an optional explanation. */
export interface Holiday {
  readonly from: string;
  readonly until: string;
  readonly texts: WrittenText;
}

/**
 * The public settings of the market, available to every page.
 *
 * place      the market's home, such as a town; may be empty.
 * logo       the id of its logo, whose files are `/logo/{id}-128.webp` and `/logo/{id}-512.png`; null for the drawn
 *            one.
 * isIndexed  whether search engines may list it.
 * newcomerDays  the days of the basic plan that a newcomer's first ad gets as a gift; 0 for none.
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

/** A market with default settings. */
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
