import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { FrequencySelect } from '../frequency-select.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchName } from './search-name.tsx';
import type { UsedSearches } from './use-searches.ts';

export interface SearchCardProps {
  search: SavedSearch;
  change: UsedSearches['change'];
  onRemove: () => void;
}

/** A saved search: its parts, its new matches, and its notification settings. */
export function SearchCard({ search, change, onRemove }: SearchCardProps) {
  const t = useT();
  const { isPaused, newCount, name } = search;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <SearchName search={search} change={change} />
      <SearchChips search={search} />
      <News search={search} onSeen={() => newCount > 0 && void change(search, { isSeen: true })} />
      <Telling search={search} change={change} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button
          variant="secondary"
          size="sm"
          icon="bell"
          aria-label={t(isPaused ? 'savedSearches.resumeOne' : 'savedSearches.pauseOne', { name })}
          onClick={() => void change(search, { isPaused: !isPaused })}
        >
          {t(isPaused ? 'savedSearches.resume' : 'savedSearches.pause')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon="trash-2"
          aria-label={t('savedSearches.removeOne', { name })}
          onClick={onRemove}
        >
          {t('savedSearches.remove')}
        </Button>
      </div>
    </Card>
  );
}

function News({ search, onSeen }: { search: SavedSearch; onSeen: () => void }) {
  const t = useT();
  const { kind: kindId, query, newCount, matches, isPaused } = search;
  const { paths } = getKind(kindId);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <LinkButton
          to={`${paths.list}?${query}`}
          variant={newCount > 0 ? 'primary' : 'secondary'}
          size="sm"
          icon="search"
          onClick={onSeen}
        >
          {newCount > 0 ? t('savedSearches.showNew', { count: newCount }) : t('savedSearches.show')}
        </LinkButton>
        {isPaused && <Badge tone="amber">{t('savedSearches.paused')}</Badge>}
        {matches.length === 0 && <span className="text-sm text-muted">{t('savedSearches.nothingNew')}</span>}
      </div>
      {matches.length > 0 && (
        <ul className="flex flex-col gap-1" aria-label={t('savedSearches.latest')}>
          {matches.map(({ id, title, town }) => (
            <li key={id} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <Link to={`${paths.detail}/${id}`} className="font-semibold text-primary underline wrap-anywhere">
                {title}
              </Link>
              <span className="text-sm text-muted">{town}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Telling({ search, change }: Pick<SearchCardProps, 'search' | 'change'>) {
  const t = useT();
  const { channels, frequency, isPaused } = search;
  const toggle = (channel: (typeof channels)[number]) =>
    void change(search, {
      channels: channels.includes(channel) ? channels.filter((each) => each !== channel) : [...channels, channel],
    });
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <FieldGroup
        legend={t('savedSearches.channels')}
        hint={channels.length === 0 ? t('savedSearches.onSite') : undefined}
      >
        <CheckboxInput
          label={t('savedSearches.channel.mail')}
          checked={channels.includes('mail')}
          onChange={() => toggle('mail')}
        />
        <CheckboxInput
          label={t('savedSearches.channel.push')}
          checked={channels.includes('push')}
          onChange={() => toggle('push')}
        />
      </FieldGroup>
      <Field label={t('savedSearches.frequency')}>
        <FrequencySelect
          value={frequency}
          disabled={isPaused || channels.length === 0}
          onChange={(next) => void change(search, { frequency: next })}
        />
      </Field>
    </div>
  );
}
