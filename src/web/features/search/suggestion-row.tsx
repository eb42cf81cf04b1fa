import type { MouseEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { pictureSource } from '../../lib/pictures/picture-source.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import type { Suggestion } from './ask-suggestions.ts';

const ICONS: Record<Suggestion['kind'], IconName> = {
  own: 'history',
  clear: 'trash-2',
  popular: 'search',
  word: 'search',
  category: 'tag',
  town: 'map-pin',
  goods: 'tag',
};

export interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  /** The field's text: the rest is what the suggestion adds. */
  typed: string;
  isActive: boolean;
  onChoose: () => void;
  /** Removes it from the list; for keyboards the field has a key. */
  onForget?: (() => void) | undefined;
}

/** One suggestion. A touch may start scrolling the list, so only a click chooses. */
export function SuggestionRow({ id, suggestion, typed, isActive, onChoose, onForget }: SuggestionRowProps) {
  const t = useT();
  const { kind, text, detail, picture } = suggestion;
  const shared = sharedLength(text, typed.trimStart());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-description={onForget && t('frame.search.forgetKey')}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-linen aria-selected:bg-primary-soft aria-selected:text-primary-strong"
      onMouseDown={keepFocus}
      onClick={onChoose}
    >
      {picture ? (
        <img {...pictureSource(picture)} sizes="40px" alt="" className="size-10 shrink-0 rounded-field object-cover" />
      ) : (
        <Icon name={ICONS[kind]} className="text-muted" />
      )}
      <span className="min-w-0 truncate">
        {text.slice(0, shared)}
        {typed ? <b>{text.slice(shared)}</b> : text}
      </span>
      {detail && <span className="ms-auto min-w-0 shrink-0 truncate ps-2 text-sm text-muted">{detail}</span>}
      {onForget && <ForgetMark title={t('frame.search.forget', { text })} onForget={onForget} />}
    </div>
  );
}

/** For pointers only: an option must not contain a control. */
function ForgetMark({ title, onForget }: { title: string; onForget: () => void }) {
  const forget = (event: MouseEvent) => {
    event.stopPropagation();
    onForget();
  };
  return (
    <span
      aria-hidden
      title={title}
      data-forgets
      className="-my-1.5 -me-4 ms-auto grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
      onClick={forget}
    >
      <Icon name="x" size={16} />
    </span>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Lower case without diacritics, character for character. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** How many leading characters were typed already, ignoring diacritics. */
function sharedLength(text: string, typed: string): number {
  return folded(text).startsWith(folded(typed)) ? typed.length : 0;
}
