import type { SectionProps } from '../panel-page.tsx';
import { RemotePart } from '../remote-part.tsx';
import { CountTiles } from './count-tiles.tsx';
import { NextSteps } from './next-steps.tsx';
import { UnreadRow } from './unread-row.tsx';
import { useOverview } from './use-overview.ts';

/**
 * The panel's first page, below who it is: what waits to be read, how much of everything there is, and what is best done
 * next.
 */
export function OverviewSection({ user }: SectionProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <UnreadRow />
      <RemotePart remote={useOverview(user.id)}>
        {([account, profile]) => (
          <>
            <CountTiles profile={profile} />
            <NextSteps account={account} profile={profile} />
          </>
        )}
      </RemotePart>
    </div>
  );
}
