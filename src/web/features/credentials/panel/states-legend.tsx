import { CREDENTIAL_STATES } from '#contract/credentials/states.ts';
import { useT } from '../../../lib/i18n.tsx';
import { stateName } from '../credential-texts.ts';
import { StateSeal } from '../state-seal.tsx';

/** What each of the three states means. */
export function StatesLegend() {
  const t = useT();
  return (
    <section aria-labelledby="states-legend">
      <h2 id="states-legend" className="text-subheading">
        {t('credentials.own.states')}
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-3">
        {CREDENTIAL_STATES.map((state) => (
          <li key={state} className="flex gap-3 sm:flex-col sm:gap-2">
            <StateSeal state={state} size={28} />
            <div className="min-w-0">
              <p className="font-bold">{stateName(state, t)}</p>
              <p className="text-sm text-muted">{t(`credentials.means.${state}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
