import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnSection } from '../my-listings/places.ts';
import { Suspended } from '../notices/suspended.tsx';
import { loadMessages } from '../session/late-messages.ts';
import type { SessionUser } from '../session/session-store.ts';
import { DeskRow } from './desk-row.tsx';
import { OwnPage } from './own-page.tsx';
import { PanelBand } from './panel-band.tsx';
import { PanelProvider } from './panel-context.tsx';
import { PanelShell, PanelWaiting, SectionSkeleton } from './panel-shell.tsx';
import { type SectionId, sectionOf } from './sections.ts';
import { SignOutRow } from './sign-out-row.tsx';

/** What every section is given. */
export interface SectionProps {
  readonly user: SessionUser;
}

/** The own listings, with what they say. */
async function loadOwn(section: OwnSection) {
  const [{ ownSections }] = await Promise.all([import('./offers/own-sections.tsx'), loadMessages('selling')]);
  return { default: ownSections[section] };
}

/** What the person keeps, with what it says. */
async function loadFavourites() {
  const [{ FavouritesSection }] = await Promise.all([
    import('../favourites/favourites-section.tsx'),
    loadMessages('favourites'),
  ]);
  return { default: FavouritesSection };
}

/** The statements of reasons, with what they say. */
async function loadDecisions() {
  const [{ DecisionsSection }] = await Promise.all([
    import('../notices/decisions-section.tsx'),
    loadMessages('notices'),
  ]);
  return { default: DecisionsSection };
}

/** What was paid for, with what it says. */
async function loadHistory() {
  const [{ TransactionsSection }] = await Promise.all([
    import('../history/transactions-section.tsx'),
    loadMessages('history'),
  ]);
  return { default: TransactionsSection };
}

/** Each section is loaded when it is opened. */
const SECTIONS: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  overview: lazy(async () => ({ default: (await import('./overview/overview-section.tsx')).OverviewSection })),
  favourites: lazy(loadFavourites),
  ads: lazy(() => loadOwn('ads')),
  agritourism: lazy(() => loadOwn('agritourism')),
  events: lazy(() => loadOwn('events')),
  add: lazy(async () => ({ default: (await import('./offers/add-section.tsx')).AddSection })),
  avatar: lazy(async () => ({ default: (await import('./avatar/avatar-section.tsx')).AvatarSection })),
  description: lazy(async () => ({
    default: (await import('./description/description-section.tsx')).DescriptionSection,
  })),
  gallery: lazy(async () => ({ default: (await import('./gallery/gallery-section.tsx')).GallerySection })),
  transactions: lazy(loadHistory),
  security: lazy(async () => ({ default: (await import('./security/security-section.tsx')).SecuritySection })),
  preferences: lazy(async () => ({ default: (await import('./preferences-section.tsx')).PreferencesSection })),
  blocked: lazy(async () => ({ default: (await import('./blocked-section.tsx')).BlockedSection })),
  decisions: lazy(loadDecisions),
  export: lazy(async () => ({ default: (await import('./export-section.tsx')).ExportSection })),
  delete: lazy(async () => ({ default: (await import('./delete-section.tsx')).DeleteSection })),
};

/** The panel of whoever is logged in. The address names the section, so that every section has a link and a way back. */
export function PanelPage() {
  const [parameters] = useSearchParams();
  const section = sectionOf(parameters);
  return (
    <OwnPage loader={<PanelWaiting section={section} />}>
      {(user) => (
        <PanelProvider key={user.id}>
          <PanelShell
            section={section}
            band={<PanelBand user={user} section={section} />}
            navEnd={
              <>
                <DeskRow />
                <SignOutRow />
              </>
            }
          >
            {section !== 'overview' && section !== 'decisions' && <Suspended className="mb-6" />}
            <Section section={section} user={user} />
          </PanelShell>
        </PanelProvider>
      )}
    </OwnPage>
  );
}

function Section({ section, user }: SectionProps & { section: SectionId }) {
  const Content = SECTIONS[section];
  return (
    <Suspense key={section} fallback={<SectionSkeleton section={section} />}>
      <Content user={user} />
    </Suspense>
  );
}
