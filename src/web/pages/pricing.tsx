import { faqData } from '../features/documents/faq-data.ts';
import { loadDocument } from '../features/documents/load-document.ts';
import { Pricing, questionsOf } from '../features/documents/pricing.tsx';
import { jsonLd } from '../lib/seo/json-ld.ts';
import type { Route } from './+types/pricing';

export async function loader(args: Route.LoaderArgs) {
  const { document, saying, meta } = await loadDocument(args, 'pricing', '/pricing');
  return { document, saying, meta: [...meta, jsonLd(faqData(questionsOf(document)))] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return <Pricing document={loaderData.document} />;
}
