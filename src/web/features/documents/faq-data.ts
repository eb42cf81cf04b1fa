import type { InfoDocument } from '#contract/web-seam.ts';
import type { LdObject } from '../seo/json-ld.ts';

/** Questions with their answers as search engines understand them. For `jsonLd`. */
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
