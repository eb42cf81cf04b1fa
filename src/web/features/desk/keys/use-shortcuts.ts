import { useEffect, useRef } from 'react';
import { readStored } from '../../../lib/stored-value.ts';

/** The local storage's key of whether single keys do something: `off` when somebody does not want that. */
export const SHORTCUTS_KEY = 'desk_shortcuts';

/** What single keys do, by the letter as it is typed. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Makes single keys do something while the component stands on the page: not while one types, not beside another key,
 * not while a window lies over the page, and not for whoever has switched them off.
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

/** The letter on the key where the keyboard writes another script: `j` is `о` on a Ukrainian one. */
function latinKey({ key, code }: KeyboardEvent): string {
  return key.length === 1 && key > '\u007f' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return (target instanceof Element && target.matches(TYPING)) || document.querySelector('[role=dialog]') !== null;
}
