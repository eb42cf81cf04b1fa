import { useSearchParams } from 'react-router';
import type { KindId } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { OrnamentName } from '../../../ui/ornament-sizes.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { CsvCard } from '../../my-listings/csv/csv-card.tsx';
import { ImportView } from '../../my-listings/csv/import-view.tsx';
import { OwnListings } from '../../my-listings/own-listings.tsx';
import type { OwnSection as Section } from '../../my-listings/places.ts';
import { SectionFrame } from '../section-frame.tsx';

interface OwnKind {
  readonly section: Section;
  readonly kindId: KindId;
  /** Where one is added. */
  readonly addPath: string;
  readonly ornament: OrnamentName;
  /** Whether there are files of many. */
  readonly hasFiles?: boolean;
}

/** The person's ads. */
function OwnAds() {
  return <OwnSection section="ads" kindId="ad" addPath="/addAnnouncement" ornament="basket" hasFiles />;
}

/** The person's agritourism facilities. */
function OwnAgritourism() {
  return (
    <OwnSection section="agritourism" kindId="agritourism" addPath="/addAgritourismFacility" ornament="tree-of-life" />
  );
}

/** The person's events. */
function OwnEvents() {
  return <OwnSection section="events" kindId="event" addPath="/addEvent" ornament="rooster-pair" />;
}

/** The sections by their names. */
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
