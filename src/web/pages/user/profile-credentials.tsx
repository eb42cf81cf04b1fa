import type { Profile } from '#contract/accounts/accounts.ts';
import type { CredentialWords } from '../../features/credentials/shown/credential-words.ts';
import { CredentialsFold } from '../../features/credentials/shown/credentials-fold.tsx';
import { ReportCredentials } from '../../features/moderation/reporting/report-credentials.tsx';

/** The user's certificates, registrations and permits. */
export function ProfileCredentials({ profile, words }: { profile: Profile; words: CredentialWords }) {
  return (
    <CredentialsFold
      credentials={profile.credentials}
      words={words}
      report={<ReportCredentials type="account" id={profile.id} />}
    />
  );
}
