import { useEffect, useRef } from 'react';
import { readStored } from '../../storage/stored-value.ts';

/** Local storage key: `off` disables single-key shortcuts. */
export const SHORTCUTS_KEY = 'desk_shortcuts';

/** Shortcuts by the typed letter. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Enables single-key shortcuts while mounted: not while typing, not with modifiers, not under a dialog, and not when
 * the user has disabled them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  newest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = newest.current[latinKey(event)];
      if (!act || isElsewhere(event) || readStored(SHORTCUTS_KEY) === 'off') return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The Latin letter of the key on a non-Latin layout: `j` is `о` on a Ukrainian one. */
function latinKey({ key, code }: KeyboardEvent): string {
  return key.length === 1 && key > '\u007f' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return (target instanceof Element && target.matches(TYPING)) || document.querySelector('[role=dialog]') !== null;
}
