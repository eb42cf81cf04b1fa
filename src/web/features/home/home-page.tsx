import type { AnswerOf } from '#contract/endpoint.ts';
import type { getShowcase } from '#contract/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CategoryStalls } from './category-stalls.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Shelf } from './shelf.tsx';

export type Showcase = AnswerOf<typeof getShowcase>;

/** The market as one enters it. */
export function HomePage({ showcase }: { showcase: Showcase }) {
  const t = useT();
  const { highlighted, promoted, newest, events, facilities, counts } = showcase;
  const isEmpty = counts.ads + counts.events + counts.facilities === 0;
  return (
    <>
      <Hero counts={counts} />
      <CategoryStalls showcase={showcase} />
      {isEmpty && (
        <EmptyState
          title={t('home.empty.title')}
          action={
            <LinkButton to="/addAnnouncement" variant="amber" icon="plus">
              {t('frame.add')}
            </LinkButton>
          }
        >
          <p>{t('home.empty.text')}</p>
        </EmptyState>
      )}
      <Shelf title={t('home.highlighted')} hint={t('home.highlighted.hint')} to="/ads" listings={highlighted} />
      <Shelf title={t('home.newest')} to="/ads?sort=-created_at" listings={newest} />
      <Shelf title={t('home.events')} to="/events" listings={events.slice(0, 4)} band />
      <Shelf title={t('home.promoted')} hint={t('home.promoted.hint')} to="/ads" listings={promoted} />
      <Shelf title={t('home.facilities')} to="/agritourismFacilities" listings={facilities} />
      <HowItWorks />
    </>
  );
}
