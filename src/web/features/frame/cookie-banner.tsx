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

/** Asks to accept the cookie policy until the one of this date was accepted in this browser. */
export function CookieBanner({ policyDate }: { policyDate: string }) {
  const t = useT();
  const stored = useStored(STORAGE_KEY);
  if (stored === undefined || acceptedDateOf(stored) === policyDate) return null;
  return (
    <section
      aria-label={t('frame.cookies.title')}
      className="fixed inset-x-3 bottom-20 z-40 mx-auto flex max-w-2xl flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4 shadow-float sm:bottom-4 sm:flex-nowrap print:hidden"
    >
      <div className="min-w-0 flex-1">
        <h2 className="text-subheading">{t('frame.cookies.title')}</h2>
        <p className="mt-1 text-sm text-muted">
          {t('frame.cookies.text')}{' '}
          <Link to="/termsAndPolicies/newestCookiePolicy" className="link">
            {t('frame.cookies.link')}
          </Link>
        </p>
      </div>
      <Button
        className="max-sm:w-full"
        onClick={() => writeStored(STORAGE_KEY, JSON.stringify({ acceptedDate: policyDate }))}
      >
        OK
      </Button>
    </section>
  );
}
