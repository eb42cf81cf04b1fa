const AGAIN_AFTER_MS = 60_000;

/** Of whom it is to be noted again that they are here: once a minute, and at once when they come. */
export class Presence {
  #notedAtMs = new Map<number, number>();

  /** Those of the people who are here whose time it is; they count as noted. */
  take(hereIds: readonly number[], nowMs = Date.now()): number[] {
    const noted = new Map<number, number>();
    const due = hereIds.filter((id) => {
      const beforeMs = this.#notedAtMs.get(id);
      const isDue = beforeMs === undefined || nowMs - beforeMs >= AGAIN_AFTER_MS;
      noted.set(id, isDue ? nowMs : beforeMs);
      return isDue;
    });
    this.#notedAtMs = noted;
    return due;
  }
}
