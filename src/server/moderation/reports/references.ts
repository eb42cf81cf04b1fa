/** The public reference of a report: `Z-12`. */
export function reportReference(id: number): string {
  return `Z-${id}`;
}

/** The public reference of a decision: `D-12`. */
export function decisionReference(id: number): string {
  return `D-${id}`;
}
