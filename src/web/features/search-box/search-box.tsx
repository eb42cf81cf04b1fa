import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

const ICONS: Record<Suggestion['kind'], IconName> = { word: 'search', category: 'tag', town: 'map-pin' };

export interface SearchBoxProps {
  /** Unique on the page. */
  id: string;
  size?: 'md' | 'lg';
}

/**
 * The search field: a plain form that leads to the list of ads, and with JavaScript a combobox that suggests words,
 * categories and towns. The focus stays in the field; arrows walk the list, Enter follows, Escape closes.
 */
export function SearchBox({ id, size = 'md' }: SearchBoxProps) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useQueryOfPage();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, isOpen);
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const follow = (suggestion: Suggestion) => {
    if (suggestion.kind === 'word') setText(suggestion.text);
    close();
    navigate(suggestion.to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: the field itself.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && suggestions[active]) {
      event.preventDefault();
      follow(suggestions[active]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <Form role="search" method="get" action="/ads" className="relative" onBlur={handleBlur} onSubmit={close}>
      <label htmlFor={id} className="sr-only">
        {t('frame.search.label')}
      </label>
      <Icon name="search" className="pointer-events-none absolute inset-y-0 start-4 z-10 my-auto text-muted" />
      <input
        id={id}
        name="q"
        type="search"
        className={classNames('input w-full rounded-full ps-12', size === 'lg' ? 'h-14 pe-32 text-lg' : 'pe-4')}
        placeholder={t('frame.search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={handleKeyDown}
      />
      {size === 'lg' && (
        <button type="submit" className="btn absolute inset-y-1.5 end-1.5">
          {t('frame.search.submit')}
        </button>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('frame.search.suggestions')}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-50 mt-2 overflow-hidden rounded-card border border-line bg-raised py-2 shadow-float"
      >
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={suggestion.to}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            onChoose={() => follow(suggestion)}
          />
        ))}
      </div>
      <span role="status" className="sr-only">
        {isShown ? t('frame.search.count', { count: suggestions.length }) : ''}
      </span>
    </Form>
  );
}

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}

function SuggestionRow({ id, suggestion, isActive, onChoose }: SuggestionRowProps) {
  const { kind, text, detail } = suggestion;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-linen aria-selected:bg-primary-soft"
      // Pressed before the field loses the focus.
      onPointerDown={(event: FormEvent) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <Icon name={ICONS[kind]} className="text-muted" />
      <span className="min-w-0 truncate font-semibold">{text}</span>
      {detail && <span className="ms-auto shrink-0 ps-2 text-sm text-muted">{detail}</span>}
    </div>
  );
}

/** What the address searches for, then what is typed; a new address is a new beginning. */
function useQueryOfPage(): [string, (text: string) => void] {
  const { search, pathname } = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path counts too, a list left behind is searched no more
  useEffect(() => setText(asked), [asked, pathname]);
  return [text, setText];
}
