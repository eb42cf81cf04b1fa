import { sectionHref } from '../../../lib/panel/sections.ts';

/** The page of all news. */
export const NEWS_PATH = sectionHref('notifications');
