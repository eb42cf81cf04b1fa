import { Suspense, useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { keepSearch } from './last-searches.ts';

const Suggestions = lazyPart(
  () => import('./suggestions.tsx'),
  (module) => module.Suggestions,
);

export interface SearchBoxProps {
  /** Unique on the page. */
  id: string;
  /** `sm` fits a header's row; `lg` has a button. */
  size?: 'sm' | 'md' | 'lg';
  /** Names the landmark on a page with another search of its own. */
  landmark?: string;
  /** Initial value; defaults to the search words in the page's URL. */
  words?: string;
  /** The site's search rather than a page's own: the one that is a landmark. */
  isLandmark?: boolean;
}

/**
 * The search field: a plain form that leads to the list of ads. On focus it loads the suggestions of words, categories
 * and towns and becomes a combobox.
 */
export function SearchBox({ id, size = 'md', words, isLandmark = false }: SearchBoxProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const submitted = useRef<string>(null);
  const [isWanted, setWanted] = useState(false);
  const { pathname, search } = useLocation();
  const asked = words ?? new URLSearchParams(search).get('q') ?? '';
  useEffect(() => {
    // The field was focused before hydration.
    if (document.activeElement === input.current) setWanted(true);
  }, []);
  useEffect(() => {
    if (isLandmark) keepSearch(asked);
  }, [isLandmark, asked]);
  const isLarge = size === 'lg';
  return (
    <Form role={isLandmark ? 'search' : undefined} method="get" action="/ads" className="relative">
      <label htmlFor={id} className="sr-only">
        {t('frame.search.label')}
      </label>
      <Icon
        name="search"
        className={classNames(
          'pointer-events-none absolute inset-y-0 z-10 my-auto text-muted',
          size === 'sm' ? 'start-3' : 'start-4',
        )}
      />
      <input
        // Another page starts with its own words.
        key={`${pathname} ${asked}`}
        ref={input}
        id={id}
        name="q"
        type="search"
        className={classNames(
          'input w-full rounded-full!',
          size === 'sm' ? 'h-11 min-h-0 ps-10 outline-offset-0!' : 'ps-12',
          isLarge ? 'h-13 pe-30 shadow-lifted sm:h-15 sm:pe-32 sm:text-lg' : 'pe-4',
        )}
        placeholder={t('frame.search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={`${id}-list`}
        defaultValue={asked}
        onFocus={() => setWanted(true)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') submitted.current = currentTarget.value;
        }}
      />
      {isLarge && (
        <button type="submit" className="btn absolute inset-y-1 end-1 sm:inset-y-1.5 sm:end-1.5">
          {t('frame.search.submit')}
        </button>
      )}
      {isWanted && (
        <Suspense>
          <Suggestions key={`${pathname} ${asked}`} input={input} submitted={submitted} listId={`${id}-list`} />
        </Suspense>
      )}
    </Form>
  );
}
