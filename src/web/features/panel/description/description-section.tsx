import type { Account } from '#contract/account-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { getAccount } from '../calls.ts';
import type { SectionProps } from '../panel-page.tsx';
import { RemotePart } from '../remote-part.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useRemote } from '../use-remote.ts';
import { ProfileForm } from './profile-form.tsx';

/** What others read about the person: name, town, description, shop. */
export function DescriptionSection({ user }: SectionProps) {
  const t = useT();
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  return (
    <SectionFrame id="description" lead={t('panel.description.lead')}>
      <RemotePart remote={account}>
        {(value) => <ProfileForm account={value} user={user} onSaved={account.write} />}
      </RemotePart>
    </SectionFrame>
  );
}
