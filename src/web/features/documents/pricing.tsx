import type { InfoDocument } from '#contract/web-seam.ts';
import { PLAN_IDS, shopLinkPlan } from '#kinds/plans.ts';
import { useT } from '../../lib/i18n.tsx';
import { AskUs } from '../../lib/info-page/ask-us.tsx';
import { DocumentHeader } from '../../lib/info-page/document-header.tsx';
import { planPriceText, splitPrice } from '../../lib/plans/plan-prices.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DocumentSection } from './document-section.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';

type Section = InfoDocument['sections'][number];

const SHOP_LINK = 'shop-link';
const FAQ = 'faq-';

/** The FAQ sections of a document. */
export function questionsOf({ sections }: InfoDocument): readonly Section[] {
  return sections.filter(({ id }) => id.startsWith(FAQ));
}

/** The price list: plan cards, comparison, shop link, the rest of the text, FAQ. */
export function Pricing({ document }: { document: InfoDocument }) {
  const t = useT();
  const { title, lead, sections } = document;
  const questions = questionsOf(document);
  const apart = new Set<string>([...PLAN_IDS, SHOP_LINK, ...questions.map(({ id }) => id)]);
  const shopLink = sections.find(({ id }) => id === SHOP_LINK);
  return (
    <div>
      <DocumentHeader title={title} lead={lead} ornament="basket" ornamentClass="w-48" />
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 py-8 sm:px-6 lg:gap-16 lg:py-12">
        <PlanCards sections={sections} />
        <div>
          <h2 className="mb-4 text-heading">{t('pages.pricing.compare')}</h2>
          <PlanTable />
          <p className="mt-3 text-muted">
            {t('pages.pricing.fair')}{' '}
            <Link to="/howRankingWorks" className="link tap inline-block">
              {t('frame.footer.ranking')}
            </Link>
          </p>
        </div>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          {sections
            .filter(({ id }) => !apart.has(id))
            .map((section) => (
              <div key={section.id}>
                <DocumentSection section={section} />
              </div>
            ))}
        </div>
        {shopLink && <ShopLinkPlan section={shopLink} />}
        <Questions questions={questions} />
        <AskUs />
      </div>
    </div>
  );
}

function ShopLinkPlan({ section: { id, heading, paragraphs } }: { section: Section }) {
  const t = useT();
  const price = planPriceText(shopLinkPlan.priceMinor);
  const { term, rest } = splitPrice(paragraphs[0] ?? '', price);
  return (
    <section
      id={id}
      className="scroll-mt-24 rounded-panel bg-amber-soft p-6 sm:p-10 md:grid md:grid-cols-[1fr_auto] md:items-center md:gap-10"
    >
      <div className="max-w-text">
        <h2 className="flex items-center gap-3 text-heading">
          <Icon name="store" className="text-amber-strong" />
          {heading}
        </h2>
        {[rest, ...paragraphs.slice(1)].map((text) => (
          <p key={text} className="mt-3">
            {text}
          </p>
        ))}
      </div>
      <p className="flex flex-col items-start gap-3 max-md:mt-6 md:items-center">
        <span className="font-heading text-display font-bold text-amber-strong">{price}</span>
        {term}
        <LinkButton to="/shopLinkPlan">{t('pages.pricing.shopLink')}</LinkButton>
      </p>
    </section>
  );
}

function Questions({ questions }: { questions: readonly Section[] }) {
  const t = useT();
  return (
    <section aria-labelledby="questions" className="w-full max-w-3xl self-center">
      <h2 id="questions" className="mb-4 text-center text-heading">
        {t('pages.pricing.questions')}
      </h2>
      <div className="card divide-y divide-line px-5">
        {questions.map(({ id, heading, paragraphs }) => (
          <Disclosure key={id} summary={<h3 className="font-sans text-base font-bold">{heading}</h3>}>
            {paragraphs.map((text) => (
              <p key={text} className="pb-4">
                {text}
              </p>
            ))}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
