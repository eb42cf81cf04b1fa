import type { IconName } from '../../ui/icon-names.ts';
import type { Metric } from './figures.ts';

/** The icon of each metric. */
export const METRIC_ICONS: Readonly<Record<Metric, IconName>> = {
  views: 'eye',
  contacts: 'message-circle',
  favourites: 'heart',
};
