import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import { naturePath } from '#kinds/ad/categories.ts';
import type { Stemmer } from '../../search/stemmer.ts';
import type { Detector, Finding, Wording } from './finding.ts';
import { FORBIDDEN_PHRASES, type PhraseGroup, YOUNG_ANIMAL_CATEGORIES } from './forbidden-phrases.ts';
import { findMaskedWords } from './masked-words.ts';
import { compilePhrases, type Found, findPhrases, type Phrase, type ReadToken, readTokens } from './phrases.ts';
import { findYoungAnimals } from './young-animals.ts';

interface GroupFound extends Found {
  readonly group: Pick<PhraseGroup, 'rule' | 'severity' | 'categories'>;
}

/**
 * What must not be offered or said. `forbiddenWords` is wrong anywhere, `forbiddenCategory` only in the category of the
 * ad: wild birds among live animals, wine among food, kittens that are too young.
 */
export function forbiddenWordsDetector(stemmer: Stemmer): Detector {
  const book = compilePhrases(
    FORBIDDEN_PHRASES.map((group) => ({ group, phrases: group.phrases.map(asPhrase) })),
    stemmer,
  );
  return (wording) => {
    const title = readTokens(wording.title, stemmer);
    const rest = readTokens(`${wording.text}\n\n${wording.captions}`, stemmer);
    const found = [
      ...findPhrases(title, book, stemmer),
      ...findPhrases(rest, book, stemmer).filter(({ group }) => !group.titleOnly),
    ].filter(({ group }) => concerns(group, wording));
    const somewhere = found.filter(({ group }) => group.categories !== undefined);
    const anywhere = found.filter(({ group }) => group.categories === undefined);
    return [
      ...toFindings('forbiddenWords', [...anywhere, ...masked(wording)]),
      ...toFindings('forbiddenCategory', [...somewhere, ...tooYoung(wording, [...title, ...rest])]),
    ];
  };
}

function asPhrase(phrase: string | Phrase): Phrase {
  return typeof phrase === 'string' ? { words: phrase } : phrase;
}

/** Comments, events and stays mention goods without offering them. */
function concerns({ in: where, categories }: PhraseGroup, { type, categoryId }: Wording): boolean {
  if (categories) return categoryId !== null && naturePath(categoryId).some(({ id }) => categories.includes(id));
  return where === 'anything' || type === 'account' || categoryId !== null;
}

function masked({ title, text, captions }: Wording): GroupFound[] {
  const group = { rule: 'manners', severity: 1 } as const;
  return findMaskedWords(`${title}\n${text}\n${captions}`).map((found) => ({ ...found, group }));
}

function tooYoung({ categoryId }: Wording, tokens: readonly ReadToken[]): GroupFound[] {
  const nature = categoryId === null ? undefined : naturePath(categoryId).at(-1);
  if (!nature || !YOUNG_ANIMAL_CATEGORIES.includes(nature.id)) return [];
  const group = { rule: 'animalWelfare', severity: 2 } as const;
  return findYoungAnimals(tokens).map((found) => ({ ...found, group }));
}

/** Merges findings of a kind, most severe words first. */
function toFindings(kind: FlagKind, all: readonly GroupFound[]): Finding[] {
  const sorted = all.toSorted((a, b) => b.group.severity - a.group.severity);
  const [worst] = sorted;
  if (!worst) return [];
  return [
    {
      kind,
      severity: worst.group.severity,
      rule: worst.group.rule,
      words: sorted.map(({ words }) => words),
      listingIds: [],
      count: null,
      traces: sorted.map(({ words, statement }) => `${words}: ${statement}`),
    },
  ];
}
