/** Text between double asterisks is bold. */
export const BOLD = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g;

/** A seller's text without markup, for use on one line; also removes an unclosed mark where the text is cut off. */
export function withoutMarks(text: string): string {
  return text
    .replace(BOLD, '$1')
    .replace(/^\s{0,3}[-*•]\s+(?=\S)/gm, '')
    .replace(/\*\*(?=\S[^*]*$)/, '');
}
