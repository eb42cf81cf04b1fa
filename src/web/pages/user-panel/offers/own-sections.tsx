import { useSearchParams } from 'react-router';
import type { KindId } from '#kinds/index.ts';
import { CsvCard } from '../../../features/selling/own/csv/csv-card.tsx';
import { ImportView } from '../../../features/selling/own/csv/import-view.tsx';
import { OwnListings } from '../../../features/selling/own/own-listings.tsx';
import { showNumbers } from '../../../features/statistics/show-numbers.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import type { OwnSection as Section } from '../../../lib/paths/listing-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { OrnamentName } from '../../../ui/ornament-sizes.ts';
import { EmptyState } from '../../../ui/states.tsx';

interface OwnKind {
  readonly section: Section;
  readonly kindId: KindId;
  /** Path of the form for a new one. */
  readonly addPath: string;
  readonly ornament: OrnamentName;
  /** Whether import and export are available. */
  readonly hasFiles?: boolean;
}

/** The user's ads. */
function OwnAds() {
  return <OwnSection section="ads" kindId="ad" addPath="/addAnnouncement" ornament="basket" hasFiles />;
}

/** The user's agritourism facilities. */
function OwnAgritourism() {
  return (
    <OwnSection section="agritourism" kindId="agritourism" addPath="/addAgritourismFacility" ornament="tree-of-life" />
  );
}

/** The user's events. */
function OwnEvents() {
  return <OwnSection section="events" kindId="event" addPath="/addEvent" ornament="rooster-pair" />;
}

export const ownSections = { ads: OwnAds, agritourism: OwnAgritourism, events: OwnEvents } as const;

function OwnSection({ section, kindId, addPath, ornament, hasFiles }: OwnKind) {
  const t = useT();
  const [search] = useSearchParams();
  const add = (
    <LinkButton to={addPath} variant="amber" icon="plus">
      {t(`panel.${section}.add`)}
    </LinkButton>
  );
  if (hasFiles && search.get('view') === 'import') {
    return (
      <SectionFrame id={section}>
        <ImportView />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame id={section} lead={t(`panel.${section}.lead`)} action={add}>
      <OwnListings
        kind={kindId}
        showNumbers={showNumbers}
        empty={
          <Card>
            <EmptyState ornament={ornament} title={t(`panel.${section}.none`)} action={add}>
              {t(`panel.${section}.noneText`)}
            </EmptyState>
          </Card>
        }
      >
        {hasFiles && <CsvCard />}
      </OwnListings>
    </SectionFrame>
  );
}
