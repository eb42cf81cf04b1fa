import { SEED_PRICES, setPrices } from '#kinds/price-list.ts';
import type { Db } from '../../platform/db/client.ts';
import type { EventHub } from '../../platform/events.ts';
import { findHolding, findNextMs } from './repository.ts';

/** The price list of this node. */
export interface HeldPrices {
  /** Reads which edition holds and makes it the list of this node. */
  readonly hold: () => Promise<void>;
  /** Calls `drop` whenever a scheduled edition begins to hold, after the node has it. */
  readonly onTurn: (drop: () => void) => void;
  readonly close: () => void;
}

/** Longer timers would overflow; until then the clocks of node and database may have moved apart, too. */
const LONGEST_WAIT_MS = 60 * 60_000;
const TRYING_AGAIN_MS = 1_000;

/**
 * Keeps this node's price list current, beginning now: a change is an event, and a scheduled edition holds from its
 * hour on by a timer of each node. Subscribe before the page cache does: a page rendered between change and purge is
 * dropped then.
 */
export async function followPriceList(
  db: Db,
  events: EventHub,
  onError: (error: unknown) => void,
): Promise<HeldPrices> {
  const drops: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let asked = 0;
  let answered = 0;

  const hold = async () => {
    asked += 1;
    const mine = asked;
    const nextMs = await findNextMs(db);
    // After the question when the next one holds: what begins meanwhile is either found here or waited for.
    const holding = await findHolding(db);
    // An answer may arrive after that of a later question.
    if (mine < answered) return;
    answered = mine;
    setPrices(holding ?? SEED_PRICES);
    wait(nextMs === null ? LONGEST_WAIT_MS : Math.min(Math.ceil(nextMs) + 1, LONGEST_WAIT_MS));
  };

  function wait(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void turn(), ms).unref();
  }

  async function turn(): Promise<void> {
    try {
      await hold();
      for (const drop of drops) drop();
    } catch (error) {
      onError(error);
      wait(TRYING_AGAIN_MS);
    }
  }

  events.on('prices.changed', hold);
  events.onGap(hold);
  await hold();
  return {
    hold,
    onTurn: (drop) => drops.push(drop),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
