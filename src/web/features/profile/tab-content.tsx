import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ListResults } from '../listings/list-results.tsx';
import type { ProfileData } from './load-profile.ts';
import { ReceivedComments } from './received-comments.tsx';

const PRIORITY_PICTURES = 3;

/** What a person offers of one kind, or what others say of it. */
export function TabContent({ page: { profile, tab, list, comments } }: { page: ProfileData }) {
  const t = useT();
  if (comments) return <ReceivedComments seller={profile} comments={comments} />;
  if (!list) return null;
  if (list.found.total === 0)
    return <EmptyState title={t(`profile.empty.${tab}` as MessageId)}>{t('profile.empty.text')}</EmptyState>;
  return <ListResults list={list} headingLevel={3} priorityCount={PRIORITY_PICTURES} />;
}
