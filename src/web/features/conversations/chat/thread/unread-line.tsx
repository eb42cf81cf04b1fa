import type { Ref } from 'react';
import { useT } from '../../../../lib/i18n.tsx';

/** Above the first message that was unread when the conversation was opened. */
export function UnreadLine({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useT();
  return (
    <div
      ref={ref}
      className="mt-1 mb-4 flex w-full items-center gap-3 text-sm font-bold text-amber-strong before:h-px before:flex-1 before:bg-amber after:h-px after:flex-1 after:bg-amber"
    >
      {t('chat.thread.unread')}
    </div>
  );
}
