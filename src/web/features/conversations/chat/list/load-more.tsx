import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';

export interface LoadMoreProps {
  /** Loads the next page. On failure the button shows it and retries. */
  load: () => Promise<void>;
}

/** At the end of a list: loads more before it is reached, or on a press after a failure. */
export function LoadMore({ load }: LoadMoreProps) {
  const t = useT();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const mark = useRef<HTMLDivElement>(null);
  const bring = useRef(() => {});
  bring.current = () => {
    if (state === 'loading') return;
    setState('loading');
    load().then(
      () => setState('waiting'),
      () => setState('failed'),
    );
  };
  const isAuto = state === 'waiting';
  useEffect(() => {
    if (!isAuto || !mark.current) return;
    // Observe anew after each page: if the end is still visible, the old observer would not fire again.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring.current());
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isAuto]);
  return (
    <div className="relative px-4 pb-4">
      <div ref={mark} aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 h-[40rem]" />
      <Button
        variant="quiet"
        className="relative w-full"
        icon={state === 'failed' ? 'rotate-cw' : undefined}
        busy={state === 'loading'}
        onClick={() => bring.current()}
      >
        {t(state === 'failed' ? 'chat.list.moreFailed' : 'chat.list.more')}
      </Button>
    </div>
  );
}
