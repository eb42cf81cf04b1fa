import type { ReactNode } from 'react';

/** Facts besides title and text. */
export function FactList({ facts }: { facts: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 text-[0.9375rem] sm:grid-cols-2">
      {facts.map(({ name, value }, index) => (
        <div key={`${name}-${index}`} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
