import { useRef, useState } from 'react';
import type { NewsLine } from '#contract/notifications/notifications.ts';
import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { CardSkeleton } from '../../../lib/remote/remote-part.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { NewsContent } from './news-content.tsx';
import { loadOlderNews, readAll, readLine, wantNews } from './news-store.ts';
import { useNews } from './use-news.ts';

/** All news of the last ninety days, in pages. */
export function NewsSection() {
  const t = useT();
  const { state, items, next, unread } = useNews();
  const list = useRef<HTMLDivElement>(null);
  const markAll = () => {
    void readAll();
    // The button goes away with the last unread line.
    list.current?.focus();
  };
  return (
    <SectionFrame
      id="notifications"
      lead={t('news.lead')}
      action={
        unread > 0 &&
        items.length > 0 && (
          <Button size="sm" variant="secondary" icon="check-check" onClick={markAll}>
            {t('news.readAll')}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {state === 'loading' && (
          <Loading label={t('news.loading')}>
            <CardSkeleton />
          </Loading>
        )}
        {state === 'failed' && <Failed />}
        {state === 'ready' && <Lines items={items} />}
      </div>
      {next !== null && <Older />}
      <LinkButton to={sectionHref('preferences')} variant="quiet" icon="settings" className="self-start">
        {t('news.choose')}
      </LinkButton>
    </SectionFrame>
  );
}

function Failed() {
  const t = useT();
  return (
    <Card>
      <ErrorState
        title={t('news.failed')}
        action={
          <Button icon="rotate-cw" onClick={wantNews}>
            {t('news.retry')}
          </Button>
        }
      />
    </Card>
  );
}

function Lines({ items }: { items: readonly NewsLine[] }) {
  const t = useT();
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState ornament="tulip-branch" title={t('news.none')}>
          {t('news.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {items.map((line) => (
        <li key={line.id}>
          <Row line={line} />
        </li>
      ))}
    </ul>
  );
}

const ROW = 'flex w-full items-center gap-3.5 px-4 py-3.5 -outline-offset-3 sm:px-5';

/** Links to the page of its subject; without one (deleted, or never had one) a press only marks it as read. */
function Row({ line }: { line: NewsLine }) {
  const look = classNames(ROW, (line.path !== null || !line.isRead) && 'hover:bg-primary-soft');
  const read = () => void readLine(line);
  if (line.path !== null) {
    return (
      <Link to={line.path} className={look} onClick={read}>
        <NewsContent line={line} />
      </Link>
    );
  }
  if (line.isRead) {
    return (
      <div className={look}>
        <NewsContent line={line} />
      </div>
    );
  }
  return (
    <button type="button" className={look} onClick={read}>
      <NewsContent line={line} />
    </button>
  );
}

function Older() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await loadOlderNews().catch((error: unknown) =>
      showToast({ tone: 'error', title: t('news.failed'), description: failureText(error, t) }),
    );
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon="chevron-down" busy={isBusy} onClick={() => void load()} className="self-center">
      {t('news.older')}
    </Button>
  );
}
