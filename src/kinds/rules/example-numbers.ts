import { codeForms } from './code-forms.ts';

/** Shorter groups of digits, such as years, are ignored. */
const SHORTEST_GROUP = 5;

const printed: ReadonlySet<string> = new Set(
  Object.values(codeForms).flatMap((form) => ('declared' in form || form.id === 'pay' ? [] : [form.example])),
);

/**
 * Whether a canonical number cannot be a real one: it is one of our printed examples, or has a group of at least five
 * digits that are all equal or count up or down by one.
 */
export function isExampleNumber(number: string): boolean {
  return printed.has(number) || (number.match(/\d+/g) ?? []).some(isMadeUp);
}

function isMadeUp(group: string): boolean {
  if (group.length < SHORTEST_GROUP) return false;
  const steps = new Set([...group].slice(1).map((digit, at) => Number(digit) - Number(group[at])));
  const [step = 2] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
