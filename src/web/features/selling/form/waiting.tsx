import { useT } from '../../../lib/i18n.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder of the loading form. */
export function Waiting() {
  const t = useT();
  return (
    <>
      <noscript>
        <p className="mb-6">{t('posting.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <span className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <span className="flex flex-col gap-5">
            <Skeleton className="h-10 rounded-field" />
            <Skeleton className="h-44 rounded-card" />
            <Skeleton className="h-12 rounded-field" />
            <Skeleton className="h-12 rounded-field" />
          </span>
          <Skeleton className="h-96 rounded-card max-lg:hidden" />
        </span>
      </Loading>
    </>
  );
}
