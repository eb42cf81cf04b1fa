import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';

export interface SignInFrameProps {
  ornament: OrnamentName;
  /** Of the ornament; a utility that says its width. */
  ornamentClass?: string;
  /** Below the ornament, on wide windows. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form on paper, with the wall beside it where the paper-cuts hang; on narrow windows a rooster sits on its edge. */
export function SignInFrame({ ornament, ornamentClass = 'w-72', aside, children }: SignInFrameProps) {
  return (
    <div className="group mx-auto max-w-page px-4 pt-[5.25rem] pb-4 has-data-outcome:pt-8 sm:px-6 lg:pt-10">
      <div className="relative mx-auto grid max-w-[36rem] rounded-panel border border-line bg-surface shadow-card in-data-session:invisible lg:max-w-none lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <Ornament
          name="rooster"
          className="absolute end-7 bottom-full -mb-[3px] w-[4.5rem] group-has-data-outcome:hidden lg:hidden"
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

/** The heading of a page that lets people in. */
export function SignInHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-title">{title}</h1>
      {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
    </header>
  );
}

/** Where there is no script: why the form does nothing. */
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

/** A line with a word in its middle, between two ways to do the same. */
export function Or() {
  const t = useT();
  return (
    <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('account.or')}
    </p>
  );
}
