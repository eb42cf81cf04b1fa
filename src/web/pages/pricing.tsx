import { documentMeta } from '../features/documents/document-meta.ts';
import { faqData } from '../features/documents/faq-data.ts';
import { fillDocument } from '../features/documents/fill-document.ts';
import { loadDocument } from '../features/documents/load-document.ts';
import { documentPrices } from '../features/documents/plan-prices.ts';
import { Pricing, questionsOf } from '../features/documents/pricing.tsx';
import { jsonLd } from '../features/seo/json-ld.ts';
import type { Route } from './+types/pricing';

export async function loader(args: Route.LoaderArgs) {
  const { document, site } = await loadDocument(args, 'pricing');
  return { document: fillDocument(document, documentPrices()), site };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, site } = loaderData;
  return [...documentMeta(document, '/pricing', site), jsonLd(faqData(questionsOf(document)))];
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return <Pricing document={loaderData.document} />;
}
