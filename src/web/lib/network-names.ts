import type { Network } from '#contract/settings/market.ts';

/** The names of the networks on which a market may have a page. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
};
