import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** `j` and `k` move down and up a list by the main link of each row; Enter opens it, as it is a link. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useShortcuts({ j: () => step(list.current, 1), k: () => step(list.current, -1) });
}

function step(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('.card-link') ?? [])];
  const line = document.activeElement?.closest('li');
  const at = links.findIndex((link) => link.closest('li') === line);
  const next = at < 0 ? (by === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by));
  links[next]?.focus();
  links[next]?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
