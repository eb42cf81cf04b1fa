/** History state of a link to the panel, with the path to return to. */
interface WayBack {
  readonly back: string;
}

/** State for a link to a section of the panel, which then links back to `path`. */
export function stateBackTo(path: string): WayBack {
  return { back: path };
}

/** The path to return to; null if the state has none. */
export function wayBackOf(state: unknown): string | null {
  const { back } = (state ?? {}) as Partial<WayBack>;
  return typeof back === 'string' ? back : null;
}
