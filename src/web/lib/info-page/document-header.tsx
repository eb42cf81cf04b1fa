import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FolkStrip, Ornament } from '../../ui/ornament.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import { useT } from '../i18n.tsx';

export interface DocumentHeaderProps {
  title: string;
  lead: string;
  ornament?: OrnamentName;
  /** Utility class with the ornament's width. */
  ornamentClass?: string;
  /** Below the lead: a date, buttons. */
  children?: ReactNode;
}

/** The header band of an information page. */
export function DocumentHeader({ title, lead, ornament, ornamentClass = 'w-40', children }: DocumentHeaderProps) {
  const t = useT();
  return (
    <header className="bg-linen print:bg-transparent">
      <div className="mx-auto flex max-w-page items-end justify-between gap-8 px-4 pt-6 pb-8 sm:px-6 sm:pt-8">
        <div className="min-w-0">
          <Breadcrumbs
            label={t('pages.breadcrumbs')}
            items={[{ label: t('pages.home'), to: '/' }, { label: title }]}
            className="print:hidden"
          />
          <h1 className="mt-4 text-title wrap-anywhere">{title}</h1>
          <p className="mt-3 max-w-text text-lg text-muted">{lead}</p>
          {children}
        </div>
        {ornament && (
          <Ornament name={ornament} className={classNames('shrink-0 max-md:hidden print:hidden', ornamentClass)} />
        )}
      </div>
      <FolkStrip className="print:hidden" />
    </header>
  );
}
