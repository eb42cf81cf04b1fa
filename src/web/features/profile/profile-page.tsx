import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ListResults } from '../listings/list-results.tsx';
import type { ProfileData } from './load-profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { tabHref, tabsOf } from './profile-tabs.ts';
import { ReceivedComments } from './received-comments.tsx';

const ICONS: Readonly<Record<string, IconName>> = {
  ads: 'shopping-basket',
  agritourism: 'house',
  events: 'calendar-days',
  comments: 'star',
};

/** A person's public page: who that is, and in tabs what they offer and what others say. */
export function ProfilePage({ page }: { page: ProfileData }) {
  const t = useT();
  const { profile, tab } = page;
  const labelOf = (name: string) => t(`profile.tab.${name}` as MessageId);
  return (
    <div>
      <ProfileHeader profile={profile} />
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
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
        <section aria-labelledby="tab-heading" className="pt-6">
          <h2 id="tab-heading" className="sr-only">
            {labelOf(tab)}
          </h2>
          <TabContent page={page} />
        </section>
      </div>
    </div>
  );
}

function TabContent({ page: { profile, tab, list, comments } }: { page: ProfileData }) {
  const t = useT();
  if (comments) return <ReceivedComments userId={profile.id} comments={comments} />;
  if (!list) return null;
  if (list.found.total === 0)
    return <EmptyState title={t(`profile.empty.${tab}` as MessageId)}>{t('profile.empty.text')}</EmptyState>;
  return <ListResults list={list} headingLevel={3} priorityCount={3} />;
}
