/**
 * Joins a one-letter word ("z", "w", "i") to the next word with a no-break space: Polish does not leave it at the end
 * of a line.
 */
export function withTiedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(\p{L}) (?=\S)/gu, '$1\u00a0');
}
