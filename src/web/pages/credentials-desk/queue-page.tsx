import { useSearchParams } from 'react-router';
import { ANSWER_DAYS } from '#contract/credentials/states.ts';
import { CredentialQueue } from '../../features/credentials/desk/credential-queue.tsx';
import { queuePageOf } from '../../features/credentials/desk/places.ts';
import { useCredentialQueue } from '../../features/credentials/desk/use-credential-queue.ts';
import { DeskPart } from '../../features/moderation/desk/desk-part.tsx';
import { DeskShell } from '../../features/moderation/desk/desk-shell.tsx';
import { useT } from '../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../lib/remote/use-fresh-on-return.ts';
import { Button } from '../../ui/button.tsx';

/** The desk's queue of documents of credentials. */
export function CredentialQueuePage() {
  const t = useT();
  const [search] = useSearchParams();
  const remote = useCredentialQueue(queuePageOf(search));
  useFreshOnReturn(remote.reload);
  return (
    <DeskShell
      tab="credentials"
      lead={t('credentials.desk.lead', { days: ANSWER_DAYS })}
      action={
        <Button variant="quiet" size="sm" icon="rotate-cw" onClick={() => void remote.reload()}>
          {t('desk.refresh')}
        </Button>
      }
    >
      <DeskPart remote={remote}>{(found) => <CredentialQueue page={found} isStale={remote.isStale} />}</DeskPart>
    </DeskShell>
  );
}
