import type { InfoDocument } from '#contract/web-seam.ts';
import type { LdObject } from '../../lib/seo/json-ld.ts';

/** A document's questions as FAQ structured data. For `jsonLd`. */
export function faqData(questions: InfoDocument['sections']): LdObject {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ heading, paragraphs }) => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
    })),
  };
}
