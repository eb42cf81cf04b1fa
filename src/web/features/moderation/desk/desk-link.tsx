import { useEffect, useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { MenuLine, MenuLink } from '../../../ui/menu.tsx';
import { getDeskCounts } from './calls.ts';
import { DESK_PATH } from './places.ts';

const FRESH_MS = 60_000;
/** Each page has its own menu; cache the count between them. */
let known: { readonly open: number; readonly atMs: number } | null = null;

/** The number of open cases; null until loaded, and without the second factor needed to see it. */
function useOpenCases(isStrong: boolean): number | null {
  const [open, setOpen] = useState(known?.open ?? null);
  useEffect(() => {
    if (!isStrong || (known && Date.now() - known.atMs < FRESH_MS)) return;
    browserApi()
      .call(getDeskCounts)
      .then(
        (counts) => {
          known = { open: counts.open, atMs: Date.now() };
          setOpen(counts.open);
        },
        // The link works without the count.
        () => {},
      );
  }, [isStrong]);
  return isStrong ? open : null;
}

/** A menu link to the moderators' desk, with the number of open cases. */
export function DeskLink({ isStrong }: { isStrong: boolean }) {
  const { locale, t } = useLanguage();
  const open = useOpenCases(isStrong);
  return (
    <>
      <MenuLink to={DESK_PATH} icon="scale">
        <span className="min-w-0 flex-1">{t('desk.menu')}</span>
        {open !== null && open > 0 && (
          <span className="badge tone-amber">
            {numberText(locale, open)}
            <span className="sr-only"> {t('desk.menu.open', { count: open })}</span>
          </span>
        )}
      </MenuLink>
      <MenuLine />
    </>
  );
}
