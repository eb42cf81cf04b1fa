/** At once, every day at 7:00 or every Friday at 7:00, by the Polish clock. */
export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The notification channels; without any, new listings are shown on the site only. */
export const CHANNELS = ['mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];
