import type { Finding, Post } from './rule.ts';

/** The tags for the first digit of the code on hens' eggs; any of a digit's tags matches, the first is the default. */
const METHODS = [['organic', 'eco'], ['freerange'], ['barneggs'], ['cagedhens']] as const;
type MethodTag = (typeof METHODS)[number][0];

/** The digit that a tag stands for; tags unrelated to the keeping of hens have none. */
const DIGIT_OF: ReadonlyMap<string, number> = new Map(
  METHODS.flatMap((tags, digit) => tags.map((tag) => [tag as string, digit] as const)),
);

const LABELS: readonly MethodTag[] = METHODS.map(([first]) => first);

function digitOf(code: unknown): number | null {
  return typeof code === 'string' && /^[0-3]-/.test(code) ? Number(code[0]) : null;
}

/**
 * Tags implied by the code on the eggs; a form ticks them, so that filters find the eggs.
 *
 * code  in canonical form; anything else implies nothing.
 */
export function tagsOfEggCode(code: unknown): string[] {
  const digit = digitOf(code);
  return digit === null ? [] : [LABELS[digit] as string];
}

/**
 * Contradictions between code and tags. The digit requires its tag, each tag its digit; organic hens go outdoors too,
 * so 0 is allowed with `freerange`. Without a code (few hens, other birds) the tags are the seller's word alone.
 */
export function readEggMarks({ tags, details }: Post): Finding[] {
  const digit = digitOf(details.eggCode);
  if (digit === null) return [];
  const wrong = new Set(
    tags
      .map((tag) => DIGIT_OF.get(tag))
      .filter((said) => said !== undefined && said !== digit && !(digit === 0 && said === 1)),
  );
  const says = [...wrong].map((said): Finding => finding('details.eggCode', `rules.eggs.says.${label(said)}`));
  const isTagged = tags.some((tag) => DIGIT_OF.get(tag) === digit);
  return isTagged ? says : [...says, finding('tags', `rules.eggs.expects.${label(digit)}`)];
}

function label(digit: number | undefined): MethodTag {
  return LABELS[digit ?? 0] as MethodTag;
}

function finding(field: Finding['field'], message: Finding['message']): Finding {
  return { field, severity: 'refuse', message };
}
