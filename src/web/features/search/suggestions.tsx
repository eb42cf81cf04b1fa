import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { type Suggestion, textSuggestion } from './ask-suggestions.ts';
import { forgetSearch, forgetSearches, readLastSearches } from './last-searches.ts';
import { type SuggestionGroup, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** How many of the last searches are offered; the others come back when these are removed. */
const OWN_SHOWN = 5;

export interface SuggestionsProps {
  /** The field being completed. */
  input: RefObject<HTMLInputElement | null>;
  /** What was submitted last; null before. */
  submitted: RefObject<string | null>;
  /** The id in the field's `aria-controls`. */
  listId: string;
}

/**
 * The suggestions below a search field, after the ARIA combobox pattern: the focus stays in the field, arrows move in
 * the list, Enter follows, Escape closes, Delete removes one of the last searches. Attaches to an existing field.
 */
export function Suggestions({ input, submitted, listId }: SuggestionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [own, setOwn] = useState<readonly string[]>([]);
  const found = useSuggestions(text, isOpen);
  const groups = text.trim() ? [{ title: null, rows: found }] : firstGroups(own, found, t('frame.search.forgetAll'));
  const rows = groups.flatMap((group) => group.rows);
  const isShown = isOpen && rows.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setOwn(readLastSearches());
    setOpen(true);
  };
  const forgetAll = () => {
    forgetSearches();
    setOwn([]);
    setActive(-1);
  };
  const follow = ({ kind, text: chosen, to }: Suggestion) => {
    if (kind === 'clear') return forgetAll();
    const isText = kind === 'word' || kind === 'own' || kind === 'popular';
    if (input.current && isText) input.current.value = chosen;
    close();
    navigate(to);
  };
  const forget = ({ text: forgotten }: Suggestion) => {
    forgetSearch(forgotten);
    setOwn(readLastSearches());
    setActive(-1);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = isShown ? rows[active] : undefined;
    const isForgetting = event.key === 'Delete' && chosen?.kind === 'own';
    if (step) {
      // One more position than suggestions: the field itself.
      const places = rows.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
      open();
    } else if (isForgetting && chosen) forget(chosen);
    else if (event.key === 'Enter' && chosen) follow(chosen);
    else if (event.key === 'Enter' || event.key === 'Escape') close();
    // Without a choice, Enter belongs to the form; without a list, Escape belongs to the field.
    const isDone = isForgetting || (event.key === 'Enter' && chosen) || (event.key === 'Escape' && isShown);
    if (step || isDone) event.preventDefault();
  };
  const readField = () => {
    setText(input.current?.value ?? '');
    setActive(-1);
    open();
  };
  const openIfEmpty = () => {
    if (!input.current?.value) readField();
  };
  useFieldEvents(input, submitted, {
    input: readField,
    focus: openIfEmpty,
    click: openIfEmpty,
    keydown: (event) => handleKey(event as KeyboardEvent),
    blur: close,
  });
  useFieldState(input, isShown, isShown && active >= 0 ? idOf(active) : null);
  const isAsked = isOpen && text.trim().length > 1;
  return (
    <>
      <SuggestionList
        id={listId}
        isShown={isShown}
        groups={groups}
        typed={text}
        activeId={active >= 0 ? idOf(active) : null}
        idOf={idOf}
        onChoose={follow}
        onForget={forget}
      />
      <span role="status" className="sr-only">
        {isAsked ? t('frame.search.count', { count: rows.length }) : ''}
      </span>
    </>
  );
}

/** What is offered before anything is typed. */
function firstGroups(own: readonly string[], found: readonly Suggestion[], clear: string): SuggestionGroup[] {
  const mine = own.slice(0, OWN_SHOWN).map((text) => textSuggestion('own', text));
  const known = new Set(mine.map(({ text }) => text.toLowerCase()));
  const popular = found.filter(({ kind, text }) => kind === 'popular' && !known.has(text.toLowerCase()));
  const categories = found.filter(({ kind }) => kind === 'category');
  return [
    { title: 'own', rows: mine.length > 1 ? [...mine, clearing(clear)] : mine } as const,
    { title: 'popular', rows: popular } as const,
    { title: 'categories', rows: categories } as const,
  ].filter(({ rows }) => rows.length > 0);
}

function clearing(text: string): Suggestion {
  return { kind: 'clear', text, detail: null, to: '' };
}

const FIELD_EVENTS = ['input', 'focus', 'click', 'keydown', 'blur'] as const;

function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  submitted: RefObject<string | null>,
  listeners: Record<(typeof FIELD_EVENTS)[number], (event: Event) => void>,
): void {
  const handle = useEffectEvent((event: Event) => listeners[event.type as keyof typeof listeners](event));
  const begin = useEffectEvent((element: HTMLInputElement) => {
    // Replays the focus and the typing that preceded this code, unless the text was submitted:
    // then the list of ads is loading, and suggestions would cover it.
    if (document.activeElement !== element || element.value === submitted.current) return;
    if (element.value !== element.defaultValue) element.dispatchEvent(new Event('input'));
    else element.dispatchEvent(new Event('focus'));
  });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const gone = new AbortController();
    for (const type of FIELD_EVENTS) element.addEventListener(type, handle, { signal: gone.signal });
    begin(element);
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
