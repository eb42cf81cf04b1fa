import type { MouseEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { getKind } from '#kinds/index.ts';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { ReportButton } from '../../features/moderation/reporting/report-button.tsx';
import { useLanguage } from '../../lib/i18n.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Actions on the page itself: share, print, report. */
export function PageActions({ listing }: ListingProps) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  return (
    <div className="-mx-2 flex flex-wrap justify-center gap-x-1 print:hidden">
      <Share listing={listing} />
      {isHydrated && (
        <Button
          variant="quiet"
          size="sm"
          icon="printer"
          className="min-h-11 max-sm:hidden"
          onClick={() => window.print()}
        >
          {t('detail.print')}
        </Button>
      )}
      <ReportButton target={{ type: 'listing', id: listing.id }} label={t('detail.report')} />
    </div>
  );
}

/** Without JavaScript a mailto link; with it the device's share dialog, or copies the URL. */
function Share({ listing }: ListingProps) {
  const { t, locale } = useLanguage();
  const publicUrl = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
  const url = `${publicUrl}${getKind(listing.kind).paths.detail}/${listing.id}${locale === 'pl' ? '' : `?lang=${locale}`}`;
  const letter = new URLSearchParams({ subject: listing.title, body: t('detail.from', { url }) });
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    const outcome = await shareAddress({ title: listing.title, url });
    if (outcome === 'copied')
      showToast({ tone: 'success', title: t('detail.shared'), description: t('detail.sharedText') });
    if (outcome === 'failed') showToast({ tone: 'error', title: t('detail.shareFailed'), description: url });
  };
  return (
    <a
      href={`mailto:?${letter.toString().replaceAll('+', '%20')}`}
      onClick={share}
      className="btn btn-quiet btn-sm min-h-11"
    >
      <Icon name="share-2" />
      {t('detail.share')}
    </a>
  );
}

async function shareAddress(what: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share(what);
      return 'shared';
    }
    await navigator.clipboard.writeText(what.url);
    return 'copied';
  } catch (error) {
    // Closing the share dialog is not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
