import { useT } from '../lib/i18n.tsx';
import { BANNER_KEY } from '../lib/storage/keys.ts';
import { useStored, writeStored } from '../lib/storage/stored-value.ts';
import { Icon } from '../ui/icon.tsx';
import type { ShownBanner } from './banner-of.ts';

/**
 * The operator's notice above every page. The server renders it for everybody; the head script hides it before the
 * first paint where this one was closed, and handles a press before hydration.
 */
export function MarketBanner({ banner: { id, text, isDismissible } }: { banner: ShownBanner }) {
  const t = useT();
  const closed = useStored(BANNER_KEY);
  if (isDismissible && closed === id) return null;
  return (
    <section
      id="market-banner"
      aria-label={t('frame.banner')}
      className={`border-b border-line bg-amber-soft text-ink print:hidden ${isDismissible ? 'in-data-banner-closed:hidden' : ''}`}
    >
      <div className="mx-auto flex max-w-page items-start gap-3 px-4 py-2.5 sm:items-center sm:px-6">
        <Icon name="info" className="mt-0.5 shrink-0 text-amber-strong sm:mt-0" />
        <p className="min-w-0 flex-1 text-[0.9375rem] leading-snug wrap-anywhere">{text}</p>
        {isDismissible && (
          <button
            type="button"
            className="btn btn-quiet -my-1.5 -me-2 min-h-11 w-11 shrink-0 px-0"
            aria-label={t('frame.banner.close')}
            onClick={() => writeStored(BANNER_KEY, id)}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
    </section>
  );
}
