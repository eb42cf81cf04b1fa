import type { Account } from '#contract/accounts/settings.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { SectionFrame } from '../../../../lib/panel/section-frame.tsx';
import type { SectionProps } from '../../../../lib/panel/sections.ts';
import { RemotePart } from '../../../../lib/remote/remote-part.tsx';
import { useRemote } from '../../../../lib/remote/use-remote.ts';
import { getAccount } from '../../../../lib/session/calls.ts';
import { ProfileForm } from './profile-form.tsx';

/** The public profile: name, town, description, shop. */
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
