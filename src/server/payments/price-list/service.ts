import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PRICES_AHEAD_DAYS, type PriceDesk, type schedulePrices } from '#contract/payments/price-list.ts';
import { PRICED, type Prices, SEED_PRICES } from '#kinds/price-list.ts';
import { writeAudit } from '../../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors.ts';
import { emit } from '../../platform/events.ts';
import { once } from '../../platform/idempotency.ts';
import { withDeps } from '../../platform/with-deps.ts';
import { loggedPrice, presentPrices, pricesOf } from './present.ts';
import {
  cancelEdition,
  findEdition,
  findHolding,
  findLastNumber,
  insertEdition,
  listEditions,
  lockPrices,
} from './repository.ts';

interface PriceListDeps {
  readonly db: Db;
  /** Loads the edition in force on this node at once; other nodes do so on the event. */
  readonly hold: () => Promise<void>;
}

export type PriceListService = ReturnType<typeof createPriceListService>;

/** The price list as managed by the operator. */
export function createPriceListService(deps: PriceListDeps) {
  return withDeps(deps, { get, schedule, cancel });
}

async function get({ db }: PriceListDeps): Promise<PriceDesk> {
  const [rows, last] = await Promise.all([listEditions(db), findLastNumber(db)]);
  return presentPrices(rows, last);
}

/** Tolerance for start times slightly in the past, which count as now: filling in and sending a form takes time. */
const LATE_MS = 10 * 60_000;

/** @throws ApiError 'conflict' if another edition was created since `last` | 'validationFailed' at `holdsFrom` */
async function schedule(
  deps: PriceListDeps,
  input: ParsedOf<typeof schedulePrices>['body'],
  context: RequestContext,
): Promise<PriceDesk> {
  const { id: actorId } = callerOf(context);
  const { last, holdsFrom } = input;
  assertTime(holdsFrom, context);
  const prices = pricesOf(input.prices);
  const act = { scope: `prices ${actorId}`, key: context.idempotencyKey, request: input };
  await deps.db.transaction().execute((tx) =>
    once(tx, act, async () => {
      await lockPrices(tx);
      if ((await findLastNumber(tx)) !== last) throw new ApiError('conflict');
      const number = last + 1;
      const before = await findHolding(tx);
      const from = await insertEdition(tx, { number, prices, holdsFrom, madeBy: actorId });
      const changes = changesOf(before?.prices ?? SEED_PRICES.prices, prices);
      const content = { edition: number, holdsFrom: from.toISOString(), ...changes };
      await writeAudit(tx, { actorId, action: 'prices.schedule', content });
      await emit(tx, 'prices.changed', {});
      return { number };
    }),
  );
  await deps.hold();
  return get(deps);
}

function assertTime(holdsFrom: string | null, { locale }: RequestContext): void {
  if (holdsFrom === null) return;
  const aheadMs = Date.parse(holdsFrom) - Date.now();
  if (aheadMs < -LATE_MS) throw fieldError(locale, 'holdsFrom', 'validation.inThePast');
  if (aheadMs > PRICES_AHEAD_DAYS * 86_400_000) throw fieldError(locale, 'holdsFrom', 'validation.tooFarAhead');
}

/** The differences from the previous list, by plan. */
function changesOf(before: Prices, after: Prices): Record<string, string> {
  const pairs = PRICED.map((plan) => [plan, loggedPrice(before[plan]), loggedPrice(after[plan])] as const);
  return Object.fromEntries(pairs.flatMap(([plan, was, is]) => (was === is ? [] : [[plan, `${was} → ${is}`]])));
}

/** @throws ApiError 'notFound' | 'actionNotPossible' if it is or was in force */
async function cancel(deps: PriceListDeps, number: number, context: RequestContext): Promise<PriceDesk> {
  const { id: actorId } = callerOf(context);
  await deps.db.transaction().execute((tx) => takeBack(tx, number, actorId));
  await deps.hold();
  return get(deps);
}

async function takeBack(tx: Tx, number: number, actorId: number): Promise<void> {
  await lockPrices(tx);
  const edition = await findEdition(tx, number);
  if (!edition) throw new ApiError('notFound');
  if (edition.cancelled_at) return;
  if (!(await cancelEdition(tx, number))) throw new ApiError('actionNotPossible');
  await writeAudit(tx, { actorId, action: 'prices.cancel', content: { edition: number } });
  await emit(tx, 'prices.changed', {});
}
