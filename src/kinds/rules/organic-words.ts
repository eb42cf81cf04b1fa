import type { Finding, Post } from './rule.ts';
import { wordsOf, wordTest } from './words.ts';

const isOrganicWord = wordTest(
  'eko|bio|ekologiczn(?:y|a|e|ego|ej|ych|ym|ymi)|organiczn(?:y|a|e|ego|ej|ych|ym|ymi)',
  'organic|okologisch\\p{L}*|biologisch\\p{L}*|ecologic[oa]s?|organic[oa]s?|biologic(?:o|a|i|he)|органічн\\p{L}+|екологічн\\p{L}+',
);

/** What may be ecological beside the goods themselves: "worek ekologiczny", "nawóz organiczny". */
const isSomethingElse = wordTest(
  'opakowan\\p{L}+|worecz\\p{L}+|work\\p{L}+|torb\\p{L}+|torebk\\p{L}+|doniczk\\p{L}+|nawoz\\p{L}*|nawoze\\p{L}*|obornik\\p{L}*|kompost\\p{L}*|podloz\\p{L}+|oprysk\\p{L}*',
);

/** The words of organic production in a title whose listing does not carry the flag: said with a certificate, or not at all. */
export function readOrganicWords({ title, tags }: Pick<Post, 'title' | 'tags'>): Finding[] {
  if (tags.includes('eco') || tags.includes('organic')) return [];
  const words = wordsOf(title);
  const found = words.find(
    ({ text }, at) => isOrganicWord(text) && ![-1, 1].some((step) => isSomethingElse(words[at + step]?.text ?? '')),
  );
  if (!found) return [];
  return [
    { field: 'title', severity: 'advise', message: 'rules.organicWords.advice', values: { word: found.written } },
  ];
}
