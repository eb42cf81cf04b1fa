import { Suspense } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import type { CredentialWords } from '../../features/credentials/shown/credential-words.ts';
import { AgreementPart } from '../../features/reviews/late-agreement-part.ts';
import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { ProfileData } from './load-profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { tabHref, tabsOf } from './profile-tabs.ts';

const ProfileGallery = later(
  () => import('./profile-gallery.tsx'),
  (module) => module.ProfileGallery,
);
const TabContent = later(
  () => import('./tab-content.tsx'),
  (module) => module.TabContent,
);

const ProfileCredentials = later(
  () => import('./profile-credentials.tsx'),
  (module) => module.ProfileCredentials,
);

const ICONS: Readonly<Record<string, IconName>> = {
  ads: 'shopping-basket',
  agritourism: 'house',
  events: 'calendar-days',
  comments: 'star',
  buyer: 'handshake',
};

export interface ProfilePageProps {
  page: ProfileData;
  /** The names and meanings of the kinds of the user's credentials. */
  credentialWords: CredentialWords;
}

/** A user's public page: profile, and tabs with their listings and received comments. */
export function ProfilePage({ page, credentialWords }: ProfilePageProps) {
  const t = useT();
  const { profile, tab } = page;
  const session = useSession();
  const labelOf = (name: string) => t(`profile.tab.${name}` as MessageId);
  return (
    <div>
      <ProfileHeader profile={profile} />
      <div className="mx-auto flex max-w-page flex-col px-4 pb-6 sm:px-6 sm:pt-4">
        {session && session.id !== profile.id && (
          <Suspense>
            <AgreementPart
              user={session}
              query={{ person: profile.id }}
              headingLevel={2}
              className="mb-4 flex max-w-text flex-col gap-3 max-md:mt-2"
            />
          </Suspense>
        )}
        <Tabs
          label={t('profile.tabs')}
          className="max-sm:[&_.tab]:px-3 max-sm:[&_svg]:hidden"
          tabs={tabsOf(profile).map(({ name, count }) => ({
            to: tabHref(profile.id, name),
            label: labelOf(name),
            current: name === tab,
            icon: ICONS[name],
            count,
          }))}
        />
        <section aria-labelledby="tab-heading" className="pt-3 sm:pt-6">
          <h2 id="tab-heading" className="sr-only">
            {labelOf(tab)}
          </h2>
          <TabContent page={page} />
        </section>
        {/* On phones the goods come first. */}
        <div className="empty:hidden max-md:mt-6 md:order-first md:mb-4">
          <ProfileCredentials profile={profile} words={credentialWords} />
        </div>
      </div>
      <ProfileGallery pictures={profile.gallery} name={profile.name} />
    </div>
  );
}
