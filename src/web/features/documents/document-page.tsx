import type { ReactNode } from 'react';
import type { InfoDocument } from '#contract/web-seam.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { AskUs } from '../../lib/info-page/ask-us.tsx';
import { DocumentHeader } from '../../lib/info-page/document-header.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import { DocumentSection } from './document-section.tsx';
import { PrintButton } from './print-button.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export interface DocumentPageProps {
  document: InfoDocument;
  /** Numbers the sections, for texts that are cited. */
  numbered?: boolean;
  ornament?: OrnamentName;
  ornamentClass?: string;
  /** Above the text. */
  before?: ReactNode;
  /** Between the text and the contact invitation. */
  children?: ReactNode;
}

/** A long document with a table of contents. */
export function DocumentPage({ document, numbered, ornament, ornamentClass, before, children }: DocumentPageProps) {
  const { title, lead, date, sections } = document;
  return (
    <article>
      <DocumentHeader title={title} lead={lead} ornament={ornament} ornamentClass={ornamentClass}>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          {date && <InForce day={date} />}
          <PrintButton />
        </div>
      </DocumentHeader>
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:grid lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-14 lg:py-12">
        <div>
          <TableOfContents sections={sections} numbered={numbered} />
        </div>
        <div className="min-w-0">
          {before}
          {sections.map((section, index) => (
            <DocumentSection key={section.id} section={section} number={numbered ? index + 1 : undefined} />
          ))}
          {children}
          <AskUs className="mt-14" />
        </div>
      </div>
    </article>
  );
}

function InForce({ day }: { day: string }) {
  const { locale, t } = useLanguage();
  return (
    <p className="inline-flex items-center gap-2 font-semibold">
      <Icon name="calendar-days" className="text-amber-strong" />
      <span>
        {t('pages.inForce')} <time dateTime={day}>{dateText(locale, day)}</time>
      </span>
    </p>
  );
}
