import type { Finding, Post } from './rule.ts';
import { wordsOf, wordTest } from './words.ts';

const isOrganicWord = wordTest(
  'eko|bio|ekologiczn(?:y|a|e|ego|ej|ych|ym|ymi)|organiczn(?:y|a|e|ego|ej|ych|ym|ymi)',
  'organic|okologisch\\p{L}*|biologisch\\p{L}*|ecologic[oa]s?|organic[oa]s?|biologic(?:o|a|i|he)|органічн\\p{L}+|екологічн\\p{L}+',
);

/** Nouns whose "ecological" does not apply to the goods: "worek ekologiczny", "nawóz organiczny". */
const isSomethingElse = wordTest(
  'opakowan\\p{L}+|worecz\\p{L}+|work\\p{L}+|torb\\p{L}+|torebk\\p{L}+|doniczk\\p{L}+|nawoz\\p{L}*|nawoze\\p{L}*|obornik\\p{L}*|kompost\\p{L}*|podloz\\p{L}+|oprysk\\p{L}*',
);

/** Words of organic production in the title of a listing without the flag: they need the flag, and so a certificate. */
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
