import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

export interface Row {
  readonly name: string;
  readonly count: number;
}

export interface BarsProps {
  title: string;
  rows: readonly Row[];
}

/** A breakdown: a table with bars. */
export function Bars({ title, rows }: BarsProps) {
  const { locale, t } = useLanguage();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full self-start text-sm">
      <caption className="mb-2 text-start text-base font-bold">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('transparency.what')}</th>
          <th scope="col">{t('transparency.count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className={classNames('align-middle', count === 0 && 'text-muted')}>
            <th scope="row" className="w-1/2 py-1 pe-3 text-start leading-snug font-normal">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2.5">
                <span aria-hidden="true" className="h-3 flex-1 overflow-hidden rounded-full bg-linen">
                  <span
                    className="block h-full rounded-full bg-primary"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
                <span className="w-12 shrink-0 text-end font-semibold tabular-nums">{numberText(locale, count)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
