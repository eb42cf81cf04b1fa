/** The beginning of a text on one line, cut between words, with an ellipsis when it is too long. */
export function cutText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const beginning = line.slice(0, maxLength);
  const end = beginning.lastIndexOf(' ');
  // A single long word has to be cut inside; do not leave half of a surrogate pair.
  const kept = end > 0 ? beginning.slice(0, end) : beginning.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
