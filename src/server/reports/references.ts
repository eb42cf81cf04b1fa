/** How people name a report to us: `Z-12`. */
export function reportReference(id: number): string {
  return `Z-${id}`;
}

/** How people name a decision: `D-12`. */
export function decisionReference(id: number): string {
  return `D-${id}`;
}
