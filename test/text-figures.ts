/** The quality of a text classifier: see `figuresOf`. */
export interface TextFigures<Text> {
  readonly recall: number;
  readonly falseAlarms: number;
  readonly missed: readonly Text[];
  readonly alarmed: readonly Text[];
}

/**
 * The share of guilty texts that are found, and of innocent texts that are taken for guilty.
 *
 * isFound    whether the violation of a guilty text was found.
 * isAlarmed  whether anything was found in an innocent text.
 */
export function figuresOf<Text>(
  { guilty, innocent }: { guilty: readonly Text[]; innocent: readonly Text[] },
  isFound: (text: Text) => boolean,
  isAlarmed: (text: Text) => boolean,
): TextFigures<Text> {
  const missed = guilty.filter((text) => !isFound(text));
  const alarmed = innocent.filter(isAlarmed);
  return {
    recall: 1 - missed.length / guilty.length,
    falseAlarms: alarmed.length / innocent.length,
    missed,
    alarmed,
  };
}
