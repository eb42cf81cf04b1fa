import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { OverviewAnswer } from '../calls.ts';
import { jobNameText } from '../job-name-text.ts';
import { sizeText } from './figure-text.ts';

type System = OverviewAnswer['system'];

/** Versions, sizes and queues. */
export function SystemPart({ system }: { system: System }) {
  const { t } = useLanguage();
  const facts = useFacts(system);
  return (
    <section aria-labelledby="overview-system">
      <h2 id="overview-system" className="mb-3 text-subheading">
        {t('operator.system.title')}
      </h2>
      <dl className="card grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-3 sm:p-5 xl:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {system.queues.length > 0 && <Queues queues={system.queues} />}
    </section>
  );
}

function useFacts(system: System): [name: string, value: ReactNode][] {
  const { locale, t } = useLanguage();
  const { disk } = system;
  const facts: [string, ReactNode][] = [
    [t('operator.system.version'), system.version],
    [t('operator.system.database'), `${system.engine} ${system.database}`],
    [t('operator.system.node'), system.node],
    [t('operator.system.started'), <TimeLabel key="started" moment={system.startedAt} />],
    [t('operator.system.databaseSize'), sizeText(locale, system.databaseBytes)],
    [t('operator.system.memory'), sizeText(locale, system.memoryBytes)],
  ];
  if (disk) {
    const [free, total] = [sizeText(locale, disk.freeBytes), sizeText(locale, disk.totalBytes)];
    facts.push([t('operator.system.disk'), t('operator.system.diskOf', { free, total })]);
  }
  return facts;
}

const STATES = ['due', 'running', 'retrying', 'failed'] as const;

function Queues({ queues }: Pick<System, 'queues'>) {
  const { locale, t } = useLanguage();
  return (
    <Disclosure summary={t('operator.queues.title')} className="mt-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the page */}
      <section tabIndex={0} aria-label={t('operator.queues.title')} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pe-3 text-start font-semibold">
                {t('operator.queues.name')}
              </th>
              {STATES.map((state) => (
                <th key={state} scope="col" className="px-2 py-1.5 text-end font-semibold">
                  {t(`operator.queues.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.name} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  {jobNameText(queue.name, t)}
                </th>
                {STATES.map((state) => (
                  <td key={state} className="px-2 py-1.5 text-end tabular-nums">
                    {numberText(locale, queue[state])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
