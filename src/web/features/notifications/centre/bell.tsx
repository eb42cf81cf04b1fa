import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../ui/menu.tsx';
import { Ornament } from '../../../ui/ornament.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { NewsContent } from './news-content.tsx';
import { NewsCount } from './news-count.tsx';
import { NEWS_PATH } from './news-paths.ts';
import { readAll, readLine, wantNews } from './news-store.ts';
import { useKnownNews } from './use-news.ts';

/** At most this many lines; the page has the rest. */
const LINES_MAX = 6;

/** In the header: the unread count, with a menu of the latest news; on phones a link to the page of all. */
export function Bell() {
  const t = useT();
  const { unread } = useKnownNews();
  const label = unread > 0 ? `${t('news.title')}, ${t('news.unread', { count: unread })}` : t('news.title');
  return (
    <>
      <Link to={NEWS_PATH} aria-label={label} className="btn btn-quiet btn-icon relative sm:hidden">
        <BellIcon />
      </Link>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches for focus inside */}
      <div onFocus={wantNews} className="max-sm:hidden">
        <Menu
          trigger={<BellIcon />}
          label={label}
          triggerClassName="btn btn-quiet btn-icon relative"
          align="end"
          panelClassName="max-h-[calc(100dvh-5rem)] w-96 overflow-y-auto"
        >
          <p className="px-3 pt-2 pb-1.5 font-heading text-lg font-semibold text-ink">{t('news.title')}</p>
          <Latest />
          <MenuLine />
          {unread > 0 && (
            <MenuButton icon="check-check" onClick={() => void readAll()}>
              {t('news.readAll')}
            </MenuButton>
          )}
          <MenuLink to={NEWS_PATH} icon="bell" className="text-primary-strong">
            {t('news.all')}
          </MenuLink>
        </Menu>
      </div>
    </>
  );
}

function BellIcon() {
  return (
    <>
      <Icon name="bell" />
      <NewsCount className="absolute start-5 -top-0.5 ring-2 ring-surface" />
    </>
  );
}

function Latest() {
  const t = useT();
  const { state, items } = useKnownNews();
  if (state === 'loading') return <Spinner className="mx-auto my-10" size="1.75rem" label={t('news.loading')} />;
  if (state === 'failed') {
    return (
      <Words>
        <p>{t('news.failed')}</p>
        <Button size="sm" variant="secondary" icon="rotate-cw" onClick={wantNews}>
          {t('news.retry')}
        </Button>
      </Words>
    );
  }
  if (items.length === 0) {
    return (
      <Words>
        <Ornament name="tulip-branch" className="w-24" />
        <p>{t('news.none')}</p>
      </Words>
    );
  }
  return (
    <ul>
      {items.slice(0, LINES_MAX).map((line) => (
        <li key={line.id}>
          <MenuLink to={line.path ?? NEWS_PATH} className="gap-3 py-2" onClick={() => void readLine(line)}>
            <NewsContent line={line} size="sm" />
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <div className="flex flex-col items-center gap-3 px-6 py-6 text-center text-muted">{children}</div>;
}
