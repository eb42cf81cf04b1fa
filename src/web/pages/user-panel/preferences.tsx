import { PreferencesSection } from '../../features/accounts/panel/preferences-section.tsx';
import { ChoicesCard } from '../../features/notifications/centre/choices-card.tsx';
import { PushSetting } from '../../features/notifications/push/push-setting.tsx';

/** Preferences of the account and of this browser. */
export function Preferences() {
  return <PreferencesSection news={<ChoicesCard />} push={<PushSetting />} />;
}
