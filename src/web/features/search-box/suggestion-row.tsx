import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import type { Suggestion } from './ask-suggestions.ts';

const ICONS: Record<Suggestion['kind'], IconName> = { word: 'search', category: 'tag', town: 'map-pin' };

export interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  /** What stands in the field: what comes after it is what the suggestion adds. */
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

/** One suggestion; a finger may begin to push the list on it, so only a whole press chooses. */
export function SuggestionRow({ id, suggestion, typed, isActive, onChoose }: SuggestionRowProps) {
  const { kind, text, detail } = suggestion;
  const shared = sharedLength(text, typed.trimStart());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that keeps the focus has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-linen aria-selected:bg-primary-soft aria-selected:text-primary-strong"
      onMouseDown={keepFocus}
      onClick={onChoose}
    >
      <Icon name={ICONS[kind]} className="text-muted" />
      <span className="min-w-0 truncate">
        {text.slice(0, shared)}
        <b>{text.slice(shared)}</b>
      </span>
      {detail && <span className="ms-auto min-w-0 shrink-0 truncate ps-2 text-sm text-muted">{detail}</span>}
    </div>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Lower case without diacritics, letter for letter. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** How many letters at the beginning were typed already, with or without their diacritics. */
function sharedLength(text: string, typed: string): number {
  return folded(text).startsWith(folded(typed)) ? typed.length : 0;
}
