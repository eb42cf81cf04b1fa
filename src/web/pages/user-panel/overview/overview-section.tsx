import { CountTiles } from '../../../features/accounts/panel/overview/count-tiles.tsx';
import { NextSteps } from '../../../features/accounts/panel/overview/next-steps.tsx';
import { useOverview } from '../../../features/accounts/panel/overview/use-overview.ts';
import { ReviewsToWrite } from '../../../features/reviews/reviews-to-write.tsx';
import { NewcomerGiftNote } from '../../../features/selling/newcomer-gift.tsx';
import type { SectionProps } from '../../../lib/panel/sections.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { UnreadRow } from './unread-row.tsx';

/**
 * The panel's first page, below the user's header: unread messages, reviews to write, suggested next steps, and counts.
 */
export function OverviewSection({ user }: SectionProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <UnreadRow />
      <ReviewsToWrite user={user} />
      <NewcomerGiftNote />
      <RemotePart remote={useOverview(user.id)}>
        {([account, profile]) => (
          <>
            <NextSteps account={account} profile={profile} />
            <CountTiles profile={profile} />
          </>
        )}
      </RemotePart>
    </div>
  );
}
