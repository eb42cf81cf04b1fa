import { type ComponentType, lazy, Suspense } from 'react';
import { loadMessages } from '../../../lib/session/late-messages.ts';
import { useCurrentUser } from '../../../lib/session/session-store.ts';

interface SuspendedProps {
  className?: string;
}

/** Hardly anyone is suspended, so this is loaded on demand. If that fails, the forms' own errors still explain. */
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

/** On pages with forms: tells a suspended user that they may not write, and why. */
export function Suspended({ className }: SuspendedProps) {
  if (!useCurrentUser()?.suspended) return null;
  return (
    <Suspense>
      <SuspendedNotice className={className} />
    </Suspense>
  );
}
