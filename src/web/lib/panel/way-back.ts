/** The state of a link to the panel that leads back, and what it says. */
interface WayBack {
  readonly back: string;
}

/** State for a link to a part of the panel from which people return to `path`. */
export function stateBackTo(path: string): WayBack {
  return { back: path };
}

/** Where the state of a location leads back to; null where nobody was sent from. */
export function wayBackOf(state: unknown): string | null {
  const { back } = (state ?? {}) as Partial<WayBack>;
  return typeof back === 'string' ? back : null;
}
