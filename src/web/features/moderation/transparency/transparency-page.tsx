import { useT } from '../../../lib/i18n.tsx';
import { AskUs } from '../../../lib/info-page/ask-us.tsx';
import { DocumentHeader } from '../../../lib/info-page/document-header.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { type Period, PeriodFigures, PeriodName } from './period-figures.tsx';

/** How moderation works, in words and figures. */
export function TransparencyPage({ periods }: { periods: readonly Period[] }) {
  const t = useT();
  return (
    <article>
      <DocumentHeader
        title={t('transparency.title')}
        lead={t('transparency.lead')}
        ornament="tree-of-life"
        ornamentClass="w-28"
      />
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 py-8 sm:px-6 lg:py-12">
        <HowItWorks />
        <section aria-labelledby="figures">
          <h2 id="figures" className="text-heading">
            {t('transparency.figures')}
          </h2>
          {periods.some(isTelling) ? <Figures periods={periods} /> : <None />}
        </section>
        <AskUs />
      </div>
    </article>
  );
}

function isTelling({ notices, flags, decisions, appeals, credentialsSeen, credentialsRefused }: Period): boolean {
  return notices + flags + decisions + appeals + credentialsSeen + credentialsRefused > 0;
}

/** The latest half-year is expanded, earlier ones are collapsed. */
function Figures({ periods: [latest, ...earlier] }: { periods: readonly Period[] }) {
  const t = useT();
  return (
    <>
      <div className="mt-2 mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="max-w-text text-muted">{t('transparency.figuresLead')}</p>
        <a href="/transparency.csv" download className="btn btn-secondary btn-sm">
          <Icon name="download" />
          {t('transparency.csv')}
        </a>
      </div>
      <div className="flex flex-col gap-4">
        {latest && (
          <Card as="section" padded aria-labelledby={latest.from}>
            <h3 id={latest.from} className="mb-5 text-subheading">
              <PeriodName period={latest} isRunning />
            </h3>
            <PeriodFigures period={latest} />
          </Card>
        )}
        {earlier.map((period) => (
          <Card key={period.from} className="px-5 sm:px-6">
            <Disclosure
              summary={
                <h3 className="text-subheading">
                  <PeriodName period={period} />
                </h3>
              }
            >
              <div className="pt-2 pb-6">
                <PeriodFigures period={period} />
              </div>
            </Disclosure>
          </Card>
        ))}
      </div>
    </>
  );
}

function None() {
  const t = useT();
  return (
    <Card className="mt-5">
      <EmptyState level={3} ornament="rooster" title={t('transparency.none.title')}>
        {t('transparency.none.text')}
      </EmptyState>
    </Card>
  );
}
