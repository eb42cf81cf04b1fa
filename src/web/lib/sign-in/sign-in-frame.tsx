import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import { useT } from '../i18n.tsx';

export interface SignInFrameProps {
  ornament: OrnamentName;
  /** Utility class with the ornament's width. */
  ornamentClass?: string;
  /** Below the ornament, on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form on a sheet of paper, with paper-cut ornaments beside it; on narrow screens a rooster sits on its edge. */
export function SignInFrame({ ornament, ornamentClass = 'w-72', aside, children }: SignInFrameProps) {
  return (
    <div className="group mx-auto max-w-page px-4 pt-[5.25rem] pb-4 has-data-outcome:pt-8 sm:px-6 lg:pt-10 max-lg:[@media(height<45rem)]:pt-5">
      <div className="relative mx-auto grid max-w-[36rem] rounded-panel border border-line bg-surface shadow-card in-data-session:invisible lg:max-w-none lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <Ornament
          name="rooster"
          className="absolute end-7 bottom-full -mb-[3px] w-[4.5rem] group-has-data-outcome:hidden lg:hidden [@media(height<45rem)]:hidden"
        />
        <div className="p-5 sm:p-9 lg:px-12 lg:py-11">{children}</div>
        <aside className="flex rounded-e-panel border-s border-line bg-linen px-10 py-11 max-lg:hidden">
          <div className="sticky top-11 m-auto flex flex-col items-center gap-9">
            <Ornament name={ornament} className={classNames('shrink-0', ornamentClass)} />
            {aside}
          </div>
        </aside>
      </div>
    </div>
  );
}

export interface SignInHeadingProps {
  title: string;
  lead?: ReactNode;
  /** The alternative. */
  children?: ReactNode;
}

/** The heading of a sign-in page. */
export function SignInHeading({ title, lead, children }: SignInHeadingProps) {
  return (
    <header className="mb-6">
      <h1 className="text-title">{title}</h1>
      {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
      {children}
    </header>
  );
}

/** Without JavaScript: why the form does not work. */
export function ScriptNotice() {
  const t = useT();
  return (
    <noscript>
      <Alert tone="warning" title={t('account.script.title')} className="mb-6">
        {t('account.script.text')}
      </Alert>
    </noscript>
  );
}

/** A divider with a word, between two alternatives. */
export function Or() {
  const t = useT();
  return (
    <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('account.or')}
    </p>
  );
}
