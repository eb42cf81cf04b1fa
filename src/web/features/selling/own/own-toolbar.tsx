import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import type { OwnSection } from '../../../lib/paths/listing-paths.ts';
import { Chip } from '../../../ui/chip.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { OwnPage } from './calls.ts';
import { type OwnView, STATES, viewHref } from './own-view.ts';

export interface OwnToolbarProps {
  section: OwnSection;
  view: OwnView;
  counts: OwnPage['counts'];
}

/** Shorter lists are visible as a whole and need no search. */
const WORTH_SEARCHING = 5;

/** Filters of the user's listings: by state, with counts, and by words. */
export function OwnToolbar({ section, view, counts }: OwnToolbarProps) {
  const { locale, t } = useLanguage();
  const shown = STATES.filter((state) => state === 'all' || counts[state] > 0 || state === view.state);
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={t('selling.states')} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 sm:flex-wrap">
          {shown.map((state) => (
            <li key={state} className="shrink-0">
              <Chip to={viewHref(section, { state, q: view.q })} selected={state === view.state}>
                {t(`selling.state.${state}`)} <b className="font-bold">{numberText(locale, counts[state])}</b>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {(view.q !== '' || counts.all >= WORTH_SEARCHING) && <Search key={section} section={section} view={view} />}
    </div>
  );
}

const TYPING_MS = 300;

/** Searches as the user types. */
function Search({ section, view }: Pick<OwnToolbarProps, 'section' | 'view'>) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Going back in the history changes the words.
  const asked = useRef(view.q);
  useEffect(() => {
    if (asked.current !== view.q) setTyped(view.q);
    asked.current = view.q;
    return () => clearTimeout(timer.current);
  }, [view.q]);

  function ask(words: string): void {
    clearTimeout(timer.current);
    asked.current = words.trim();
    void navigate(viewHref(section, { state: view.state, q: words.trim() }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  function type(words: string): void {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(words), TYPING_MS);
  }

  return (
    <search>
      <form
        className="relative max-w-md"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted" />
        <TextInput
          type="search"
          name="q"
          className="ps-11"
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          aria-label={t('selling.search')}
          placeholder={t('selling.search')}
        />
      </form>
    </search>
  );
}
