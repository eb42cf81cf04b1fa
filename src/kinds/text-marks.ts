/** What stands between double stars is bold. */
export const BOLD = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g;

/** A seller's text without its marks, for where it stands as one line; of one that is cut off the open mark goes too. */
export function withoutMarks(text: string): string {
  return text
    .replace(BOLD, '$1')
    .replace(/^\s{0,3}[-*•]\s+(?=\S)/gm, '')
    .replace(/\*\*(?=\S[^*]*$)/, '');
}
