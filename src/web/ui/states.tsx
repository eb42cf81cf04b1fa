import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Ornament } from './ornament.tsx';
import type { OrnamentName } from './ornament-sizes.ts';

interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links: the next step. */
  action?: ReactNode;
  ornament?: OrnamentName;
  /** The heading level; a whole page's state is its `h1`. */
  level?: 1 | 2 | 3;
  className?: string;
}

export interface EmptyStateProps extends StateProps {}

/** There is nothing (yet): says so kindly and offers a next step. */
export function EmptyState({ ornament = 'basket', ...rest }: EmptyStateProps) {
  return <State ornament={ornament} {...rest} />;
}

export interface ErrorStateProps extends StateProps {
  /** For support: an error code, a request id. */
  detail?: ReactNode;
}

/** An error and what to do about it. Announced when it appears. */
export function ErrorState({ ornament = 'jug', detail, children, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <State ornament={ornament} {...rest}>
        {children}
        {detail && <p className="mt-3 font-mono text-sm text-muted">{detail}</p>}
      </State>
    </div>
  );
}

const WIDTHS: Partial<Record<OrnamentName, string>> = { 'rooster-pair': 'w-96', divider: 'w-80', rosette: 'w-36' };

function State({ title, children, action, ornament = 'basket', level = 2, className }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames('mx-auto flex max-w-md flex-col items-center px-4 py-6 text-center sm:py-10', className)}
    >
      <Ornament name={ornament} className={WIDTHS[ornament] ?? 'w-44 sm:w-60'} />
      <Heading className={classNames('mt-6', level === 1 ? 'text-title' : 'text-heading')}>{title}</Heading>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
