import { useT } from '../../../../lib/i18n.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';

const BUBBLES = [
  ['w-56', 'h-11', false],
  ['w-72', 'h-16', false],
  ['w-40', 'h-11', true],
  ['w-64', 'h-24', false],
  ['w-72', 'h-16', true],
  ['w-32', 'h-11', true],
] as const;

/** Placeholder of a loading conversation. */
export function ThreadSkeleton() {
  const t = useT();
  return (
    <Loading
      label={t('chat.thread.loading')}
      className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden px-4 py-4"
    >
      {BUBBLES.map(([width, height, isOwn], at) => (
        <Skeleton
          key={at}
          className={classNames('max-w-[84%] rounded-[1.25rem]', width, height, isOwn && 'self-end')}
        />
      ))}
    </Loading>
  );
}
