import { useRef } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { SearchCard } from './search-card.tsx';
import { useSearches } from './use-searches.ts';

/** The signed-in user's saved searches, the latest first. */
export function SearchesSection() {
  const t = useT();
  const { remote, change, remove } = useSearches();
  const list = useRef<HTMLUListElement>(null);
  return (
    <SectionFrame id="searches" lead={t('savedSearches.lead')}>
      <RemotePart remote={remote}>
        {(searches) =>
          searches.length === 0 ? (
            <Nothing />
          ) : (
            <ul ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
              {searches.map((search) => (
                <li key={search.id}>
                  <SearchCard
                    search={search}
                    change={change}
                    onRemove={() => void remove(search).then(() => list.current?.focus())}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </RemotePart>
    </SectionFrame>
  );
}

function Nothing() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament="tulip-branch"
        title={t('savedSearches.none')}
        action={
          <LinkButton to="/ads" icon="search">
            {t('savedSearches.browse')}
          </LinkButton>
        }
      >
        {t('savedSearches.noneText')}
      </EmptyState>
    </Card>
  );
}
