import { type ComponentType, lazy, Suspense } from 'react';
import { loadMessages } from '../session/late-messages.ts';
import { useCurrentUser } from '../session/session-store.ts';

interface SuspendedProps {
  className?: string;
}

/** Nearly nobody is suspended, so nobody else loads this. Where it cannot be loaded, forms that fail still say why. */
const SuspendedNotice = lazy<ComponentType<SuspendedProps>>(async () => {
  try {
    const [{ SuspendedNotice: Notice }] = await Promise.all([
      import('./suspended-notice.tsx'),
      loadMessages('notices'),
    ]);
    return { default: Notice };
  } catch {
    return { default: () => null };
  }
});

/** On pages where one writes: says to somebody who is suspended that they may not, and why. */
export function Suspended({ className }: SuspendedProps) {
  if (!useCurrentUser()?.suspended) return null;
  return (
    <Suspense>
      <SuspendedNotice className={className} />
    </Suspense>
  );
}
