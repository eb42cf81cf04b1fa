import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useStored, writeStored } from '../../lib/stored-value.ts';
import { Button } from '../../ui/button.tsx';

const STORAGE_KEY = 'cookiePolicy';

function acceptedDateOf(stored: string | null): string | null {
  try {
    return (JSON.parse(stored ?? 'null') as { acceptedDate?: string } | null)?.acceptedDate ?? null;
  } catch {
    return null;
  }
}

function accept(policyDate: string): void {
  writeStored(STORAGE_KEY, JSON.stringify({ acceptedDate: policyDate }));
  // The button goes away with its banner; the focus must stand somewhere.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Asks to accept the cookie policy until the one of this date was accepted in this browser. It lies at the bottom of the
 * window but stands early in the document, so that the keyboard comes to it before it comes to what it covers.
 */
export function CookieBanner({ policyDate }: { policyDate: string }) {
  const t = useT();
  const stored = useStored(STORAGE_KEY);
  if (stored === undefined || acceptedDateOf(stored) === policyDate) return null;
  return (
    <section
      id="cookie-banner"
      aria-label={t('frame.cookies.title')}
      className="fixed inset-x-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-4xl grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 rounded-card border border-line bg-raised px-4 py-3 shadow-float sm:inset-x-4 sm:bottom-4 sm:px-6 sm:py-4 print:hidden"
    >
      <h2 className="text-subheading">{t('frame.cookies.title')}</h2>
      <Button className="sm:row-span-2" onClick={() => accept(policyDate)}>
        OK
      </Button>
      <p className="text-sm text-muted max-sm:col-span-2">
        {t('frame.cookies.text')}{' '}
        <Link to="/termsAndPolicies/newestCookiePolicy" className="link">
          {t('frame.cookies.link')}
        </Link>
      </p>
    </section>
  );
}
