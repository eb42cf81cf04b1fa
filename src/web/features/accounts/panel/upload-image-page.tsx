import { Suspense } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { PanelProvider } from '../../../lib/remote/remote-context.tsx';
import { OwnPage } from '../../../lib/session/own-page.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

const StandAloneUploader = lazyPart(
  () => import('./gallery/stand-alone-uploader.tsx'),
  (module) => module.StandAloneUploader,
);

/** A page with one purpose: uploading pictures to the user's gallery. */
export function UploadImagePage() {
  const t = useT();
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title">{t('panel.upload.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('panel.upload.lead')}</p>
      <OwnPage loader={<Waiting />}>
        {(user) => (
          <PanelProvider key={user.id}>
            <Suspense fallback={<Waiting />}>
              <StandAloneUploader user={user} />
            </Suspense>
          </PanelProvider>
        )}
      </OwnPage>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <>
      <noscript>
        <p className="mb-6">{t('panel.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <Skeleton className="h-64 rounded-card" />
      </Loading>
    </>
  );
}
