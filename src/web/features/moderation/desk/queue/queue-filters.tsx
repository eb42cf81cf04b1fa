import type { ReactNode } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { TARGETS } from '../bounds.ts';
import { type QueueView, queueHref, SOURCES, TARGET_ICONS } from '../places.ts';

/** Filters of the queue: content type and source. */
export function QueueFilters({ view }: { view: QueueView }) {
  const t = useT();
  const at = (change: Partial<QueueView>) => queueHref({ ...view, page: 1, ...change });
  return (
    <nav aria-label={t('desk.filters')} className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
      <Row label={t('desk.filter.type')}>
        <Option to={at({ type: null })} isChosen={view.type === null} label={t('desk.filter.all')} />
        {TARGETS.map((type) => (
          <Option
            key={type}
            to={at({ type: view.type === type ? null : type })}
            isChosen={view.type === type}
            icon={TARGET_ICONS[type]}
            label={t(`desk.type.${type}`)}
          />
        ))}
      </Row>
      <Row label={t('desk.filter.source')}>
        <Option to={at({ source: null })} isChosen={view.source === null} label={t('desk.filter.all')} />
        {SOURCES.map((source) => (
          <Option
            key={source}
            to={at({ source: view.source === source ? null : source })}
            isChosen={view.source === source}
            icon={source === 'reports' ? 'flag' : 'search'}
            label={t(`desk.source.${source}`)}
          />
        ))}
      </Row>
    </nav>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="-mx-4 flex min-w-0 items-center gap-3 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <span className="shrink-0 text-sm font-semibold text-muted">{label}</span>
      <ul aria-label={label} className="flex gap-2">
        {children}
      </ul>
    </div>
  );
}

type OptionProps = { to: string; isChosen: boolean; label: string } & Pick<Parameters<typeof Chip>[0], 'icon'>;

function Option({ to, isChosen, label, icon }: OptionProps) {
  return (
    <li className="shrink-0">
      <Chip to={to} selected={isChosen} icon={icon}>
        {label}
      </Chip>
    </li>
  );
}
