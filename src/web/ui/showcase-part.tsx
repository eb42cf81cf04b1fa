import type { ReactNode } from 'react';

/** A titled part of the showcase. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h3 className="border-b border-line pb-2 text-title">{title}</h3>
      {children}
    </section>
  );
}

/** A wrapping row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
