/** Shorter words resemble others by chance. */
const SHORTEST = 7;

/** Whether a word begins with a stem, allowing one wrong, missing, doubled or transposed letter. */
export function startsNearly(word: string, stem: string): boolean {
  if (word.length < SHORTEST || word[0] !== stem[0]) return false;
  let at = 1;
  while (at < stem.length && word[at] === stem[at]) at += 1;
  const rest = stem.slice(at + 1);
  return (
    at >= stem.length ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(stem.slice(at), at + 1) ||
    word.startsWith(rest, at) ||
    (word[at] === stem[at + 1] && word[at + 1] === stem[at] && word.startsWith(stem.slice(at + 2), at + 2))
  );
}
