import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Suspended } from '../../features/moderation/notices/suspended.tsx';
import { type SectionId, type SectionProps, sectionOf } from '../../lib/panel/sections.ts';
import type { OwnSection } from '../../lib/paths/listing-paths.ts';
import { PanelProvider } from '../../lib/remote/remote-context.tsx';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { OwnPage } from '../../lib/session/own-page.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { DeskRow } from './desk-row.tsx';
import { PanelBand } from './panel-band.tsx';
import { PanelShell, PanelWaiting, SectionSkeleton } from './panel-shell.tsx';
import { SignOutRow } from './sign-out-row.tsx';

/** The user's listings, with their messages. */
async function loadOwn(section: OwnSection) {
  const [{ ownSections }] = await Promise.all([import('./offers/own-sections.tsx'), loadMessages('selling')]);
  return { default: ownSections[section] };
}

/** All news, with their messages. */
async function loadNews() {
  const [{ NewsSection }] = await Promise.all([
    import('../../features/notifications/centre/news-section.tsx'),
    loadMessages('news'),
  ]);
  return { default: NewsSection };
}

/** Preferences, with the messages of news. */
async function loadPreferences() {
  const [{ Preferences }] = await Promise.all([import('./preferences.tsx'), loadMessages('news')]);
  return { default: Preferences };
}

/** The user's favourites, with their messages. */
async function loadFavourites() {
  const [{ KeptListings }] = await Promise.all([import('./offers/kept-listings.tsx'), loadMessages('favourites')]);
  return { default: KeptListings };
}

/** The sellers whom the user follows, with their messages. */
async function loadFollowing() {
  const [{ FollowingSection }] = await Promise.all([
    import('../../features/following/panel/following-section.tsx'),
    loadMessages('following'),
  ]);
  return { default: FollowingSection };
}

/** The user's saved searches, with their messages. */
async function loadSearches() {
  const [{ SearchesSection }] = await Promise.all([
    import('../../features/saved-searches/panel/searches-section.tsx'),
    loadMessages('searches'),
  ]);
  return { default: SearchesSection };
}

/** The statements of reasons, with their messages. */
async function loadDecisions() {
  const [{ DecisionsSection }] = await Promise.all([
    import('../../features/moderation/notices/decisions-section.tsx'),
    loadMessages('notices'),
  ]);
  return { default: DecisionsSection };
}

/** The payment history, with its messages. */
async function loadHistory() {
  const [{ TransactionsSection }] = await Promise.all([
    import('../../features/payments/history/transactions-section.tsx'),
    loadMessages('history'),
  ]);
  return { default: TransactionsSection };
}

/** The user's certificates, registrations and permits, with their messages. */
async function loadCredentials() {
  const [{ CredentialsSection }] = await Promise.all([
    import('../../features/credentials/panel/credentials-section.tsx'),
    loadMessages('credentials'),
  ]);
  return { default: CredentialsSection };
}

/** Access tokens and webhooks, with their messages. */
async function loadPrograms() {
  const [{ ProgramsSection }] = await Promise.all([
    import('../../features/programs/panel/programs-section.tsx'),
    loadMessages('programs'),
  ]);
  return { default: ProgramsSection };
}

/** Each section is loaded when it is opened. */
const SECTIONS: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  overview: lazyPart(
    () => import('./overview/overview-section.tsx'),
    (module) => module.OverviewSection,
  ),
  notifications: lazy(loadNews),
  favourites: lazy(loadFavourites),
  following: lazy(loadFollowing),
  searches: lazy(loadSearches),
  ads: lazy(() => loadOwn('ads')),
  agritourism: lazy(() => loadOwn('agritourism')),
  events: lazy(() => loadOwn('events')),
  add: lazyPart(
    () => import('./offers/add-section.tsx'),
    (module) => module.AddSection,
  ),
  avatar: lazyPart(
    () => import('../../features/accounts/panel/avatar/avatar-section.tsx'),
    (module) => module.AvatarSection,
  ),
  description: lazyPart(
    () => import('../../features/accounts/panel/description/description-section.tsx'),
    (module) => module.DescriptionSection,
  ),
  seller: lazyPart(
    () => import('../../features/seller-status/seller-section.tsx'),
    (module) => module.SellerSection,
  ),
  gallery: lazyPart(
    () => import('../../features/accounts/panel/gallery/gallery-section.tsx'),
    (module) => module.GallerySection,
  ),
  credentials: lazy(loadCredentials),
  transactions: lazy(loadHistory),
  security: lazyPart(
    () => import('../../features/accounts/panel/security/security-section.tsx'),
    (module) => module.SecuritySection,
  ),
  preferences: lazy(loadPreferences),
  programs: lazy(loadPrograms),
  blocked: lazyPart(
    () => import('../../features/blocks/blocked-section.tsx'),
    (module) => module.BlockedSection,
  ),
  decisions: lazy(loadDecisions),
  export: lazyPart(
    () => import('../../features/accounts/panel/export-section.tsx'),
    (module) => module.ExportSection,
  ),
  delete: lazyPart(
    () => import('../../features/accounts/panel/delete-section.tsx'),
    (module) => module.DeleteSection,
  ),
};

/** A signed-in user's panel. The URL names the section, so that each can be linked and supports the back button. */
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
