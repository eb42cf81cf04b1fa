import { useT } from '../lib/i18n.tsx';
import { Link } from '../ui/link.tsx';
import { INFORMATION } from './places.ts';

/** The footer of task pages: only the links that must always be reachable. */
export function TaskFooter() {
  const t = useT();
  return (
    <footer className="mt-10 border-t border-line bg-linen pb-(--bar-height) print:hidden">
      <nav aria-label={t('frame.footer.about')} className="mx-auto max-w-page px-4 py-2 sm:px-6">
        <ul className="footer-links flex flex-wrap gap-x-6">
          {[...INFORMATION, ['/termsAndPolicies/newestCookiePolicy', 'frame.footer.cookies'] as const].map(
            ([to, id]) => (
              <li key={to}>
                <Link to={to}>{t(id)}</Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </footer>
  );
}
