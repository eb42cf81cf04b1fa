/** The beginning of a text on one line, cut between words and marked with an ellipsis when it is longer than allowed. */
export function cutText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const beginning = line.slice(0, maxLength);
  const end = beginning.lastIndexOf(' ');
  // A single endless word has to be cut inside; half of a pair must not stay behind.
  const kept = end > 0 ? beginning.slice(0, end) : beginning.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
