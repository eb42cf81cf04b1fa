import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { SectionId } from '../../lib/panel/sections.ts';
import { CardSkeleton } from '../../lib/remote/remote-part.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FolkStrip } from '../../ui/ornament.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PanelNav } from './panel-nav.tsx';

export interface PanelShellProps {
  section: SectionId;
  /** The user's header, at the top. */
  band: ReactNode;
  /** Below the navigation: the logout button. */
  navEnd?: ReactNode;
  children: ReactNode;
}

/** The target of the link past the navigation. */
const SECTION_ID = 'section';

/**
 * Layout of all sections. Wide screens have the navigation at the side; on phones it ends the panel's first page, and a
 * section fills the screen.
 */
export function PanelShell({ section, band, navEnd, children }: PanelShellProps) {
  const t = useT();
  const onlyWide = section !== 'overview' && 'max-lg:hidden';
  return (
    <div>
      <a href={`#${SECTION_ID}`} className={classNames('skip-link', onlyWide)}>
        {t('panel.skip')}
      </a>
      <div className={classNames('bg-linen', onlyWide)}>
        <div className="mx-auto max-w-page px-4 pt-6 pb-4 sm:px-6 lg:pt-8">{band}</div>
        <FolkStrip />
      </div>
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-6 sm:px-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-10">
        <div className={classNames('max-lg:order-last', onlyWide)}>
          <PanelNav section={section} className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
            {navEnd}
          </PanelNav>
        </div>
        <div id={SECTION_ID} tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </div>
      </div>
    </div>
  );
}

/** Shown until the session is known, which never happens without JavaScript. */
export function PanelWaiting({ section }: { section: SectionId }) {
  const t = useT();
  return (
    <PanelShell section={section} band={<BandSkeleton isHeading={section === 'overview'} />}>
      <noscript>
        <p className="mb-6 max-w-text">{t('panel.script')}</p>
      </noscript>
      <SectionSkeleton section={section} />
    </PanelShell>
  );
}

function BandSkeleton({ isHeading }: { isHeading: boolean }) {
  const t = useT();
  const Heading = isHeading ? 'h1' : 'p';
  return (
    <div className="flex items-center gap-5">
      <Skeleton className="size-18 shrink-0 rounded-full" />
      <div>
        <Heading className="text-sm font-semibold text-muted">{t('panel.title')}</Heading>
        <Skeleton className="mt-1.5 h-7 w-48" />
      </div>
    </div>
  );
}

/** A section while its code or data is loading; its heading is known at once. */
export function SectionSkeleton({ section }: { section: SectionId }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      {section !== 'overview' && <h1 className="text-title">{t(`panel.section.${section}`)}</h1>}
      <Loading label={t('panel.loading')} className="flex flex-col gap-6">
        <CardSkeleton />
        <CardSkeleton />
      </Loading>
    </div>
  );
}
