const VOWELS = 'aąeęioóuy';
/** The letters that a letter without diacritics may stand for. */
const MARKED: Readonly<Record<string, string>> = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };
const MAX_CANDIDATES = 256;

/**
 * The letters with diacritics that are possible at this place. Polish spelling excludes most: ć ń ś ź never precede a
 * vowel, ą and ę never begin a word, and cz, ch, sz are digraphs.
 */
function marksAt(word: string, at: number): string {
  const letter = word[at] ?? '';
  const next = word[at + 1] ?? '';
  const before = word[at - 1] ?? '';
  if ('ae'.includes(letter) && at === 0) return '';
  if ('cs'.includes(letter) && (next === 'z' || (letter === 'c' && next === 'h'))) return '';
  if (letter === 'z' && 'cs'.includes(before) && before !== '') return '';
  if ('cns'.includes(letter) && VOWELS.includes(next) && next !== '') return '';
  if (letter === 'z' && VOWELS.includes(next) && next !== '') return 'ż';
  return MARKED[letter] ?? '';
}

/**
 * The spellings that a Polish word typed without some or all diacritics may stand for, fewest diacritics first, without
 * the word itself; at most 256.
 */
export function markedSpellings(word: string): string[] {
  const places: { at: number; marks: string }[] = [];
  for (let at = 0; at < word.length; at++) {
    const marks = marksAt(word, at);
    if (marks) places.push({ at, marks });
  }
  const found: string[] = [];
  let round: { text: string; next: number }[] = [{ text: word, next: 0 }];
  while (round.length > 0 && found.length < MAX_CANDIDATES) {
    round = round.flatMap(({ text, next }) => withOneMore(text, next, places)).slice(0, MAX_CANDIDATES);
    found.push(...round.map(({ text }) => text));
  }
  return found.slice(0, MAX_CANDIDATES);
}

function withOneMore(text: string, from: number, places: readonly { at: number; marks: string }[]) {
  return places
    .slice(from)
    .flatMap(({ at, marks }, index) =>
      [...marks].map((mark) => ({ text: text.slice(0, at) + mark + text.slice(at + 1), next: from + index + 1 })),
    );
}
