import { SEED_PRICES, setPrices } from '#kinds/price-list.ts';
import type { Db } from '../../platform/db/client.ts';
import type { EventHub } from '../../platform/events.ts';
import { findHolding, findNextMs } from './repository.ts';

/** The price list of this node. */
export interface HeldPrices {
  /** Reads the edition in force and makes it the list of this node. */
  readonly hold: () => Promise<void>;
  /** Calls `drop` whenever a scheduled edition comes into force, after the node has loaded it. */
  readonly onTurn: (drop: () => void) => void;
  readonly close: () => void;
}

/** Longer timers would overflow, and the clocks of node and database could diverge meanwhile. */
const LONGEST_WAIT_MS = 60 * 60_000;
const TRYING_AGAIN_MS = 1_000;

/**
 * Keeps this node's price list current. A change is announced by an event, and each node has a timer for scheduled
 * editions. Subscribe before the page cache does, so that a page rendered between change and purge is dropped.
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
    // After the query for the next edition: one that comes into force meanwhile is either found here or has a timer.
    const holding = await findHolding(db);
    // The response of an earlier query may arrive late.
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
