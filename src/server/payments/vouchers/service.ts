import { randomInt } from 'node:crypto';
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { createVoucher, Discount, listVouchers, listVoucherUses, Voucher } from '#contract/payments/vouchers.ts';
import { writeAudit } from '../../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { withDeps } from '../../platform/with-deps.ts';
import { presentUse, presentVoucher } from './present.ts';
import {
  countAllUses,
  countVouchers,
  type DeskVoucherRow,
  findDeskVoucher,
  insertVoucher,
  listDeskVouchers,
  listUses,
  type NewVoucher,
  stopVoucher,
} from './repository.ts';

interface VoucherDeps {
  readonly db: Db;
}

export type VoucherService = ReturnType<typeof createVoucherService>;

/** Vouchers as managed by admins. */
export function createVoucherService(deps: VoucherDeps) {
  return withDeps(deps, { list, create, stop, uses: listUsesOf });
}

async function list({ db }: VoucherDeps, page: number): Promise<AnswerOf<typeof listVouchers>> {
  const [rows, total] = await Promise.all([
    listDeskVouchers(db, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countVouchers(db),
  ]);
  return { items: rows.map(presentVoucher), ...paged(total, page) };
}

function paged(total: number, page: number) {
  return { total, totalIsExact: true, page, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

type Wish = ParsedOf<typeof createVoucher>['body'];

/** @throws ApiError 'validationFailed' at `code` if it is taken */
async function create({ db }: VoucherDeps, wish: Wish, context: RequestContext): Promise<Voucher> {
  const { id: actorId } = callerOf(context);
  const act = { scope: `voucher ${actorId}`, key: context.idempotencyKey, request: wish };
  return db.transaction().execute(async (tx) => {
    const { id } = await once(tx, act, async () => {
      const made = await insert(tx, wish, actorId, context);
      await writeAudit(tx, { actorId, action: 'voucher.create', content: await loggedVoucher(tx, made) });
      return { id: made };
    });
    return presentVoucher(await get(tx, id));
  });
}

async function insert(tx: Tx, wish: Wish, madeBy: number, { locale }: RequestContext): Promise<number> {
  const { code, plans, discount, holdsFrom, holdsUntil, maxUses, maxPerPerson, isForNewcomers } = wish;
  const voucher: Omit<NewVoucher, 'code'> = {
    ...storedDiscount(discount),
    plans,
    holds_from: holdsFrom,
    holds_until: holdsUntil,
    max_uses: maxUses,
    max_per_person: maxPerPerson,
    is_for_newcomers: isForNewcomers,
    made_by: madeBy,
  };
  if (code !== null) {
    const id = await insertVoucher(tx, { ...voucher, code });
    if (id === undefined) throw fieldError(locale, 'code', 'validation.voucherTaken');
    return id;
  }
  for (let tries = 0; tries < 5; tries += 1) {
    const id = await insertVoucher(tx, { ...voucher, code: generatedCode() });
    if (id !== undefined) return id;
  }
  throw new ApiError('conflict');
}

function storedDiscount(discount: Discount): Pick<NewVoucher, 'kind' | 'percent' | 'amount_minor'> {
  return {
    kind: discount.kind,
    percent: discount.kind === 'percent' ? discount.percent : null,
    amount_minor: discount.kind === 'amount' ? Math.round(discount.amount * 100) : null,
  };
}

/** Letters and digits that are not confused when read aloud or copied by hand. */
const LEGIBLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

function generatedCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
}

/** @throws ApiError 'notFound' */
async function stop({ db }: VoucherDeps, id: number, context: RequestContext): Promise<Voucher> {
  const { id: actorId } = callerOf(context);
  return db.transaction().execute(async (tx) => {
    const { code } = await get(tx, id);
    if (await stopVoucher(tx, id))
      await writeAudit(tx, { actorId, action: 'voucher.stop', content: { voucher: id, code } });
    return presentVoucher(await get(tx, id));
  });
}

/** @throws ApiError 'notFound' */
async function listUsesOf({ db }: VoucherDeps, id: number, page: number): Promise<AnswerOf<typeof listVoucherUses>> {
  const voucher = await get(db, id);
  const [rows, total] = await Promise.all([
    listUses(db, id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countAllUses(db, id),
  ]);
  const now = new Date();
  return {
    items: rows.map((row) => presentUse(row, now)),
    ...paged(total, page),
    voucher: presentVoucher(voucher),
  };
}

async function get(db: Db | Tx, id: number): Promise<DeskVoucherRow> {
  const voucher = await findDeskVoucher(db, id);
  if (!voucher) throw new ApiError('notFound');
  return voucher;
}

async function loggedVoucher(tx: Tx, id: number) {
  const { code, kind, percent, amount_minor: minor, plans, max_uses: uses, holds_until: until } = await get(tx, id);
  const discount =
    kind === 'percent' ? `${percent}%` : kind === 'amount' ? `${((minor ?? 0) / 100).toFixed(2)} PLN` : '100%';
  return { voucher: id, code, discount, plans: plans.join(', '), uses, until: until?.toISOString() ?? null };
}
