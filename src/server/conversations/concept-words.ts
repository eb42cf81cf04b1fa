import type { Concept } from './concepts.ts';

/** Lines of comma-separated phrases: Polish first, then Ukrainian, English, German, Spanish and Italian. */
export function said(...lines: readonly string[]): Concept {
  return { said: phrases(lines) };
}

/** Does not count where it is negated: "bez zaliczki". */
export function deniable(...lines: readonly string[]): Concept {
  return { said: phrases(lines), deniable: true };
}

/** Counts only within a question. */
export function asked(...lines: readonly string[]): Concept {
  return { said: phrases(lines), asked: true };
}

function phrases(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' ')));
}
