const AGAIN_AFTER_MS = 60_000;

/** Selects the accounts whose presence to record: on arrival, then once a minute. */
export class Presence {
  #notedAtMs = new Map<number, number>();

  /** The present accounts that are due; they count as recorded. */
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
