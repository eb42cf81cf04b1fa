import { useT } from '../lib/i18n.tsx';
import { COOKIES_KEY } from '../lib/storage/keys.ts';
import { useStored, writeStored } from '../lib/storage/stored-value.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

function acceptedDateOf(stored: string | null): string | null {
  try {
    return (JSON.parse(stored ?? 'null') as { acceptedDate?: string } | null)?.acceptedDate ?? null;
  } catch {
    return null;
  }
}

function accept(policyDate: string): void {
  writeStored(COOKIES_KEY, JSON.stringify({ acceptedDate: policyDate }));
  // The button is removed with its banner; move the focus.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Asks to accept the cookie policy until its current version was accepted in this browser: a low strip at the bottom of
 * the window. The server renders it for everybody; the head script hides it once accepted, and handles a press before
 * hydration. Keyboard users reach it after the page, as it is below it.
 */
export function CookieBanner({ policyDate }: { policyDate: string }) {
  const t = useT();
  const stored = useStored(COOKIES_KEY);
  if (stored !== undefined && acceptedDateOf(stored) === policyDate) return null;
  return (
    <section
      id="cookie-banner"
      aria-label={t('frame.cookies.title')}
      data-nosnippet=""
      className="fixed inset-x-0 bottom-(--bar-height) z-40 h-(--banner-height) border-t border-line bg-raised px-4 shadow-float in-data-cookies:hidden sm:px-6 noscript:hidden print:hidden"
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-x-4 text-sm leading-tight">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 md:flex-nowrap md:items-center">
          <h2 className="w-full truncate text-[0.9375rem] md:w-auto md:shrink-0">{t('frame.cookies.title')}</h2>
          <p className="truncate text-muted max-lg:hidden">{t('frame.cookies.text')}</p>
          <Link
            to="/termsAndPolicies/newestCookiePolicy"
            className="link flex min-h-11 min-w-0 items-center max-md:-mt-4 max-md:-mb-1 md:shrink-0"
          >
            <span className="truncate">{t('frame.cookies.link')}</span>
          </Link>
        </div>
        <Button className="shrink-0" onClick={() => accept(policyDate)}>
          OK
        </Button>
      </div>
    </section>
  );
}
