import { type SectionId, sectionHref } from './sections.ts';

/** The page in a section's URL, from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** URL of a page of a section. */
export function pageHref(section: SectionId, page: number): string {
  return page > 1 ? `${sectionHref(section)}&page=${page}` : sectionHref(section);
}
