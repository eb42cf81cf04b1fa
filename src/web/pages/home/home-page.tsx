import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { LaterFiles } from '../../lib/later-files.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CategoryRow } from './category-row.tsx';
import { ForYou } from './for-you.tsx';
import { Hero, type Words } from './hero.tsx';
import type { HomeData } from './home-data.ts';

const HomeShelves = later(
  () => import('./home-shelves.tsx'),
  (module) => module.HomeShelves,
);

const LATER_CHUNKS = ['home-parts', 'cards', 'listing', 'late'];

/** The home page. */
export function HomePage({ home, words }: { home: HomeData; words: Words }) {
  const t = useT();
  return (
    <>
      <LaterFiles chunks={LATER_CHUNKS} />
      <Hero words={words} />
      <ForYou />
      <CategoryRow stalls={home.stalls} />
      {home.isEmpty && (
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
      <HomeShelves home={home} />
    </>
  );
}
