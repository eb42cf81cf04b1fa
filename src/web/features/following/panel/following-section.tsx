import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../lib/i18n.tsx';
import { pageOf } from '../../../lib/panel/paged-section.ts';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { SectionPages } from '../../../lib/panel/section-pages.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FollowCard } from './follow-card.tsx';
import { useFollows } from './use-follows.ts';

/** The sellers that the signed-in user follows, latest first, and the number of the user's own followers. */
export function FollowingSection() {
  const t = useT();
  const [search] = useSearchParams();
  const { remote, setFrequency, stop } = useFollows(pageOf(search));
  const list = useRef<HTMLUListElement>(null);
  return (
    <SectionFrame id="following" lead={t('following.lead')}>
      <RemotePart remote={remote}>
        {({ items, followers, page, pageCount }) => (
          <>
            {followers > 0 && <Followers count={followers} />}
            {items.length === 0 ? (
              <Nothing />
            ) : (
              <ul ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
                {items.map((follow) => (
                  <li key={follow.seller.id}>
                    <FollowCard
                      follow={follow}
                      setFrequency={setFrequency}
                      onStop={() => void stop(follow).then(() => list.current?.focus())}
                    />
                  </li>
                ))}
              </ul>
            )}
            <SectionPages section="following" page={page} pageCount={pageCount} />
          </>
        )}
      </RemotePart>
    </SectionFrame>
  );
}

/** The number of followers; their names are private. */
function Followers({ count }: { count: number }) {
  const t = useT();
  return (
    <p className="flex items-center gap-3 rounded-card bg-primary-soft px-4 py-3 sm:px-5">
      <Icon name="users" className="text-primary-strong" size={22} />
      <span>
        <b>{t('following.followers', { count })}</b> <span className="text-muted">{t('following.followersText')}</span>
      </span>
    </p>
  );
}

function Nothing() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament="tulip-branch"
        title={t('following.none')}
        action={
          <LinkButton to="/ads" icon="shopping-basket">
            {t('following.browse')}
          </LinkButton>
        }
      >
        {t('following.noneText')}
      </EmptyState>
    </Card>
  );
}
