import type { DeskSettings } from '#contract/settings/settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { getSettings } from '../calls.ts';
import { BannerSection } from './banner-section.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { HolidaySection } from './holiday-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MarketSection } from './market-section.tsx';
import { NewcomersSection } from './newcomers-section.tsx';
import { OperatorSection } from './operator-section.tsx';
import { RobotsSection } from './robots-section.tsx';

const SECTIONS = [
  MarketSection,
  ColoursSection,
  OperatorSection,
  LanguagesSection,
  BannerSection,
  HolidaySection,
  LinksSection,
  RobotsSection,
  NewcomersSection,
  BlockedSection,
] as const;

/** The settings of the site, part by part; each part is saved by itself and is in force at once. */
export function SettingsPage() {
  const t = useT();
  const remote = useRemote<DeskSettings>('settings', () => browserApi().call(getSettings));
  return (
    <StaffPage page="settings" title={t('settings.title')} lead={t('settings.lead')}>
      <AdminPart remote={remote}>
        {(settings) => (
          <div className="flex flex-col gap-5">
            {SECTIONS.map((Section) => (
              <Section key={Section.name} settings={settings} onSettings={remote.write} />
            ))}
          </div>
        )}
      </AdminPart>
    </StaffPage>
  );
}
