/** The beginning of a text on one line, at most `length` characters. */
export function beginningOf(text: string, length: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= length) return letters.join('');
  return `${letters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
