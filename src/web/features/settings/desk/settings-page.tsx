import { useState } from 'react';
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
import { LeavingQuestion } from './leaving-question.tsx';
import { LinksSection } from './links-section.tsx';
import { MarketSection } from './market-section.tsx';
import { NewcomersSection } from './newcomers-section.tsx';
import { OperatorSection } from './operator-section.tsx';
import { RobotsSection } from './robots-section.tsx';

const SECTIONS = {
  market: MarketSection,
  colours: ColoursSection,
  operator: OperatorSection,
  languages: LanguagesSection,
  banner: BannerSection,
  holiday: HolidaySection,
  links: LinksSection,
  robots: RobotsSection,
  newcomers: NewcomersSection,
  blocked: BlockedSection,
} as const;
type PartId = keyof typeof SECTIONS;
const IDS = Object.keys(SECTIONS) as PartId[];

/** The settings of the site, part by part; each part is saved by itself and is in force at once. */
export function SettingsPage() {
  const t = useT();
  const remote = useRemote<DeskSettings>('settings', () => browserApi().call(getSettings));
  const [typed, setTyped] = useState<readonly PartId[]>([]);
  const noteTyped = (id: PartId, isTyped: boolean) =>
    setTyped((before) => IDS.filter((each) => (each === id ? isTyped : before.includes(each))));
  return (
    <StaffPage page="settings" title={t('settings.title')} lead={t('settings.lead')}>
      <AdminPart remote={remote}>
        {(settings) => (
          <>
            <LeavingQuestion parts={typed.map((id) => t(`settings.${id}.title`))} />
            <Parts />
            <div className="flex flex-col gap-5">
              {IDS.map((id) => {
                const Section = SECTIONS[id];
                return (
                  <Section
                    key={id}
                    settings={settings}
                    onSettings={remote.write}
                    onTyped={(isTyped) => noteTyped(id, isTyped)}
                  />
                );
              })}
            </div>
          </>
        )}
      </AdminPart>
    </StaffPage>
  );
}

/** Links to the parts of the page, which is long. */
function Parts() {
  const t = useT();
  return (
    <nav aria-label={t('settings.parts')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {IDS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="chip">
              {t(`settings.${id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
