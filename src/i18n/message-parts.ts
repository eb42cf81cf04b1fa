/**
 * Which messages the browser is given when: ids, or what ids begin with. `frame` comes with the language's file, which
 * every page loads; each other part comes with the data of the pages that say it. What is in none of them is said by
 * the server alone.
 */
export const MESSAGE_PARTS = {
  frame: [
    'frame.',
    'kind.',
    'category.',
    'list.promoted',
    'list.pictures',
    'list.until',
    'list.rating',
    'list.failed.',
    'list.loading',
  ],
  home: ['home.', 'tag.'],
  list: ['list.', 'quantity.', 'tagGroup.', 'tag.'],
  calendar: ['list.', 'quantity.', 'tagGroup.', 'tag.', 'events.'],
  detail: ['detail.', 'list.home', 'list.breadcrumbs', 'voivodeship.', 'quantity.', 'tagGroup.', 'tag.'],
  profile: ['profile.', 'list.', 'tag.'],
  pages: ['pages.', 'status.'],
} as const satisfies Record<string, readonly string[]>;

export type MessagePart = keyof typeof MESSAGE_PARTS;

/** Introductions of categories: a page's loader says them, so the browser need not know them. */
const SERVER_ONLY = /^category\..*\.hint$/;

/** Whether a message belongs to a part. */
export function isInPart(id: string, part: MessagePart): boolean {
  return MESSAGE_PARTS[part].some((beginning) => id.startsWith(beginning)) && !SERVER_ONLY.test(id);
}
