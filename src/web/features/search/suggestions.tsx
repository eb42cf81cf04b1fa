import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import type { Suggestion } from './ask-suggestions.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionsProps {
  /** The field being completed. */
  input: RefObject<HTMLInputElement | null>;
  /** The id in the field's `aria-controls`. */
  listId: string;
}

/**
 * The suggestions below a search field, after the ARIA combobox pattern: the focus stays in the field, arrows move in
 * the list, Enter follows, Escape closes. Attaches to an existing field.
 */
export function Suggestions({ input, listId }: SuggestionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, isOpen);
  const isShown = isOpen && suggestions.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const follow = ({ kind, text: chosen, to }: Suggestion) => {
    if (input.current && kind === 'word') input.current.value = chosen;
    close();
    navigate(to);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = isShown ? suggestions[active] : undefined;
    if (step) {
      // One more position than suggestions: the field itself.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
      setOpen(true);
    } else if (event.key === 'Enter' && chosen) follow(chosen);
    else if (event.key === 'Enter' || event.key === 'Escape') close();
    // Without a choice, Enter belongs to the form; without a list, Escape belongs to the field.
    if (step || (event.key === 'Enter' && chosen) || (event.key === 'Escape' && isShown)) event.preventDefault();
  };
  const readField = () => {
    setText(input.current?.value ?? '');
    setActive(-1);
    setOpen(true);
  };
  useFieldEvents(input, {
    input: readField,
    keydown: (event) => handleKey(event as KeyboardEvent),
    blur: close,
  });
  useFieldState(input, isShown, isShown && active >= 0 ? idOf(active) : null);
  const isAsked = isOpen && text.trim().length > 1;
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t('frame.search.suggestions')}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-50 mt-2 max-h-[60dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-raised py-2 shadow-float"
      >
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={suggestion.to}
            id={idOf(index)}
            suggestion={suggestion}
            typed={text}
            isActive={index === active}
            onChoose={() => follow(suggestion)}
          />
        ))}
      </div>
      <span role="status" className="sr-only">
        {isAsked ? t('frame.search.count', { count: suggestions.length }) : ''}
      </span>
    </>
  );
}

type FieldListeners = Partial<Record<'input' | 'keydown' | 'blur', (event: Event) => void>>;

function useFieldEvents(field: RefObject<HTMLInputElement | null>, listeners: FieldListeners): void {
  const handle = useEffectEvent((event: Event) => listeners[event.type as keyof FieldListeners]?.(event));
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const gone = new AbortController();
    for (const type of ['input', 'keydown', 'blur']) element.addEventListener(type, handle, { signal: gone.signal });
    // Text typed before this was loaded counts as typed now.
    if (element.value !== element.defaultValue) element.dispatchEvent(new Event('input'));
    return () => gone.abort();
  }, [field]);
}

/** Sets the field's ARIA attributes and scrolls the active suggestion into view. */
function useFieldState(field: RefObject<HTMLInputElement | null>, isShown: boolean, activeId: string | null): void {
  useEffect(() => {
    const element = field.current;
    element?.setAttribute('aria-expanded', String(isShown));
    if (activeId) element?.setAttribute('aria-activedescendant', activeId);
    else element?.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => element?.setAttribute('aria-expanded', 'false');
  }, [field, isShown, activeId]);
}
