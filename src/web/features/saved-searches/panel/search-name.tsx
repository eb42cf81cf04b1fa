import { type FormEvent, useState } from 'react';
import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { UsedSearches } from './use-searches.ts';

export interface SearchNameProps {
  search: SavedSearch;
  change: UsedSearches['change'];
}

const NAME_MAX_LENGTH = 80;

/** A search's name as its heading, which can be changed in place. */
export function SearchName({ search, change }: SearchNameProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = typed?.trim() ?? '';
    if (name === '' || name === search.name || (await change(search, { name }))) setTyped(null);
  }
  if (typed === null) {
    return (
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 pt-1.5 text-subheading wrap-anywhere">{search.name}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon="pencil"
          className="shrink-0"
          aria-label={t('savedSearches.renameOne', { name: search.name })}
          onClick={() => setTyped(search.name)}
        >
          {t('savedSearches.rename')}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-wrap items-end gap-3">
      <Field label={t('savedSearches.name')} className="min-w-0 flex-1 basis-60">
        <TextInput
          autoFocus
          value={typed}
          maxLength={NAME_MAX_LENGTH}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" icon="check">
        {t('savedSearches.save')}
      </Button>
    </form>
  );
}
